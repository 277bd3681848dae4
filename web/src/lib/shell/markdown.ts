/**
 * The rules pages as data: the little Markdown that they use, and nothing of HTML. `Markdown.svelte` draws it.
 *
 * Headings, paragraphs, lists (one level of nesting by two spaces), tables, quotes, rules; within a line bold,
 * italics and code. Whatever else stands there is text.
 */
export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
export type Line = readonly Span[]
export type Block =
  | { kind: 'heading'; level: number; line: Line; id: string }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'quote'; line: Line }
  | { kind: 'list'; ordered: boolean; items: readonly { line: Line; inner: readonly Line[] }[] }
  | { kind: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] }
  | { kind: 'rule' }

const SPAN = /\*\*(.+?)\*\*|`([^`]+)`|(?<![\w*])[*_](?!\s)(.+?)(?<!\s)[*_](?![\w*])/g
const HEADING = /^(#{1,6})\s+(.*)$/
const ITEM = /^( *)(?:[-*]|(\d+)[.)])\s+(.*)$/
const TABLE = /^\s*\|(.*)\|\s*$/
const DIVIDER = /^\s*\|[\s:|-]+\|\s*$/

/** The parts of one line. */
export function spans(text: string): Line {
  const found: Span[] = []
  let at = 0
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) })
    const [whole, strong, code, em] = match
    if (strong !== undefined) found.push({ kind: 'strong', text: strong })
    else if (code !== undefined) found.push({ kind: 'code', text: code })
    else found.push({ kind: 'em', text: em ?? '' })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

/** A name for the anchor of a heading. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const cells = (row: string): Line[] =>
  (TABLE.exec(row)?.[1] ?? '').split(/(?<!\\)\|/).map((cell) => spans(cell.trim().replace(/\\\|/g, '|')))

class Reader {
  at = 0
  constructor(readonly lines: readonly string[]) {}

  get line(): string {
    return this.lines[this.at] ?? ''
  }

  /** The following lines as long as they go on, joined into one. */
  while(goes: (line: string) => boolean): string[] {
    const taken: string[] = []
    while (this.at < this.lines.length && goes(this.line)) {
      taken.push(this.line)
      this.at++
    }
    return taken
  }
}

const startsBlock = (line: string): boolean =>
  line.trim() === '' || HEADING.test(line) || ITEM.test(line) || TABLE.test(line) || /^(>|---)/.test(line)

function list(reader: Reader): Block {
  const ordered = ITEM.exec(reader.line)?.[2] !== undefined
  const items: { text: string; inner: string[] }[] = []
  const rows = reader.while((line) => ITEM.test(line) || /^ {2,}\S/.test(line))
  for (const row of rows) {
    const [, indent, , text] = ITEM.exec(row) ?? []
    const last = items.at(-1)
    if (text === undefined && last) {
      if (last.inner.length) last.inner.push(`${last.inner.pop() ?? ''} ${row.trim()}`)
      else last.text += ` ${row.trim()}`
    } else if (indent && last) last.inner.push(text ?? '')
    else items.push({ text: text ?? row.trim(), inner: [] })
  }
  return {
    kind: 'list',
    ordered,
    items: items.map(({ text, inner }) => ({ line: spans(text), inner: inner.map(spans) })),
  }
}

function block(reader: Reader): Block {
  const heading = HEADING.exec(reader.line)
  if (heading) {
    reader.at++
    const text = heading[2] ?? ''
    return { kind: 'heading', level: heading[1]?.length ?? 1, line: spans(text), id: slug(text) }
  }
  if (/^---+\s*$/.test(reader.line)) {
    reader.at++
    return { kind: 'rule' }
  }
  if (TABLE.test(reader.line)) {
    const rows = reader.while((line) => TABLE.test(line)).filter((row) => !DIVIDER.test(row))
    return { kind: 'table', head: cells(rows[0] ?? ''), rows: rows.slice(1).map(cells) }
  }
  if (ITEM.test(reader.line)) return list(reader)
  if (reader.line.startsWith('>')) {
    const rows = reader.while((line) => line.startsWith('>'))
    return { kind: 'quote', line: spans(rows.map((row) => row.replace(/^>\s?/, '')).join(' ')) }
  }
  const first = reader.line.trim()
  reader.at++
  const rest = reader.while((line) => !startsBlock(line)).map((line) => line.trim())
  return { kind: 'paragraph', line: spans([first, ...rest].join(' ')) }
}

/** The blocks of a page, in order. */
export function markdown(text: string): Block[] {
  const reader = new Reader(text.replace(/\r/g, '').split('\n'))
  const blocks: Block[] = []
  while (reader.at < reader.lines.length) {
    if (reader.line.trim() === '') reader.at++
    else blocks.push(block(reader))
  }
  return blocks
}
