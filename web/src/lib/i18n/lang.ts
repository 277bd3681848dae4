/** The languages of the salon. */
export type Lang = 'fr' | 'en'
