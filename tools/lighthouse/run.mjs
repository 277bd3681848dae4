/**
 * Runs Lighthouse's mobile profile on one page of a browser that is open already, and writes its report.
 *
 * `node tools/lighthouse/run.mjs PORT URL REPORT` speaks to the browser on the remote debugging port PORT, and writes
 * REPORT.json and REPORT.html. What the browser holds of the page is left to the caller, as signing in is.
 */
import { writeFile } from 'node:fs/promises'
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import puppeteer from 'puppeteer-core'

/** The slowdown that the profile asks for, on a machine that Lighthouse does not call slow. */
const MOST = throttling.mobileSlow4G.cpuSlowdownMultiplier
/** The benchmark index of the phone that the profile stands for (a Moto G Power), after Chrome's own developer tools. */
const PHONE = 264

const [port, url, report] = process.argv.slice(2)
const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null })
const page = await browser.newPage()
let index = 0
// Other work on the machine only ever makes it look slower than it is: the best of some counts.
for (let tries = 0; tries < 4; tries++)
  index = Math.max(index, await page.evaluate(pageFunctions.computeBenchmarkIndex))
// A slow machine is slowed down by less: it shall be that phone, not a worse one.
const cpuSlowdownMultiplier = Math.min(MOST, Math.max(1, index / PHONE))
const result = await lighthouse(
  url,
  { output: ['json', 'html'], logLevel: 'error' },
  {
    extends: 'lighthouse:default',
    settings: {
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
      disableStorageReset: true,
    },
  },
  page,
)
await writeFile(`${report}.json`, result.report[0])
await writeFile(`${report}.html`, result.report[1])
await page.close()
await browser.disconnect()
