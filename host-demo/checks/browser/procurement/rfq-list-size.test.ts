import { expect, test } from 'vitest'
import { sharedMarket } from '../tools/market.ts'
import { rowsIn } from '../tools/rfq-list.ts'

// The cost of the longest list. It is printed and not judged, because the speed depends on the machine.
const MANY = 200
const SLOWER = 4

const market = sharedMarket()

const csv = [
  'line,wanted,quantity,unit,note,kind,itemId,itemName,companyId,companyName',
  ...Array.from(
    { length: MANY },
    (_, index) =>
      `${index + 1},Gasket ${index + 1},4,pcs,,product,1,Trunnion ball valve,1,Kemaman Valve Works`,
  ),
].join('\n')

test(`a list of ${MANY} lines is shown and edited`, async () => {
  const page = await market().member()
  const devtools = await page.context().newCDPSession(page)
  const megabytes = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devtools.send('Runtime.getHeapUsage')
    return usedSize / 2 ** 20
  }
  const rows = rowsIn(page)
  const quantity = page.getByLabel('Quantity', { exact: true })
  await page.goto('/rfqList')
  await page.getByRole('heading', { name: 'Nothing on the list yet' }).waitFor()
  const empty = await megabytes()
  await page
    .getByLabel('Import file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await rows.nth(MANY - 1).waitFor()

  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.reload()
  await rows.nth(MANY - 1).waitFor()
  const firstRender = await page.evaluate(() => performance.now())
  // Everything that comes after the first content is live.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const keys: number[] = []
    Object.assign(window, { keys })
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (entry.name === 'keydown') keys.push(entry.duration)
    }).observe(options)
  })
  await rows.nth(MANY / 2).click()
  await page.getByRole('group', { name: `Line ${MANY / 2 + 1}`, exact: true }).waitFor()
  await quantity.focus()
  await page.keyboard.press('End')
  for (const digit of '123456') await page.keyboard.press(digit, { delay: 50 })
  await expect.poll(() => quantity.inputValue()).toBe('4123456')
  const keys = await page.evaluate((): number[] => Reflect.get(window, 'keys'))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const full = await megabytes()
  console.log(
    `${MANY} lines: shown ${Math.round(firstRender)} ms after the navigation and at most ${Math.max(16, ...keys)} ms for a keystroke at CPU ${SLOWER}x, ${(full - empty).toFixed(1)} MB more than an empty list`,
  )
})
