import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { richPdf, richPdfs } from '#shared/testing/rich-pdfs.ts'
import { FormOnPage } from '../tools/forms.ts'
import { withScript } from '../tools/script-page.ts'
import { signIn, tokenIn } from '../tools/sign-in.ts'
import { type GivenFile, pdf, picture } from './given-files.ts'
import { averageColors, pictureIn } from './pdf-pictures.ts'

// Several files merged into one by the built bundle, on the storefront and on partners' pages.
const { market, tag, open } = withScript()

/** Returns the same JPEG as from a camera held upright: its metadata says so and leaves the turning to the viewer. */
function turned({ buffer, ...file }: GivenFile): GivenFile {
  const exif = Buffer.from(
    'ffe10022457869660000' + '4d4d002a00000008' + '0001' + '011200030000000100060000' + '00000000',
    'hex',
  )
  return { ...file, buffer: Buffer.concat([buffer.subarray(0, 2), exif, buffer.subarray(2)]) }
}

const add = async (form: FormOnPage, ...files: GivenFile[]): Promise<void> =>
  (await form.files()).setInputFiles(files)

const merged = (form: FormOnPage, name: string): Promise<void> => form.file(name).waitFor()

/** The storage key of the member on partners' pages. */
const PARTNER = 'trade-widgets:user'

/** Sends the form and returns the file that the server then has. */
async function sentFile(form: FormOnPage, storageKey?: string): Promise<Buffer> {
  const { page } = form
  const uploading = page.waitForResponse(response => response.url().includes('/api/upload/'))
  await form.send()
  const stored = (await (await uploading).json()) as { Result: { DocFileName: string }[] }
  await form.closeSuccess()
  const authorization = `Bearer ${await tokenIn(page, storageKey)}`
  const file = await fetch(new URL(stored.Result[0]?.DocFileName ?? '', market().url), {
    headers: { authorization },
  })
  return Buffer.from(await file.arrayBuffer())
}

/** Does the same and returns the page sizes of the file. */
async function sentPages(form: FormOnPage, storageKey?: string): Promise<number[][]> {
  const document = await PDFDocument.load(await sentFile(form, storageKey))
  return document.getPages().map(each => [Math.round(each.getWidth()), Math.round(each.getHeight())])
}

const UPRIGHT = [595, 842]
const ACROSS = [842, 595]

test('a PDF and two pictures arrive as one PDF, each picture upright on a page of A4', async () => {
  const page = await market().member()
  const form = new FormOnPage(page, 'product RFQ')
  await form.open()
  await form.fillIn()
  await add(
    form,
    pdf('datasheet.pdf'),
    turned(await picture(page, 'held upright.jpg', 400, 300)),
    await picture(page, 'screen.png', 640, 400),
  )
  await merged(form, 'datasheet and 2 more.pdf')
  expect(await sentPages(form)).toEqual([[300, 400], UPRIGHT, ACROSS])
})

test('PDFs that would lose something are named and left out; each can be sent alone, unchanged', async () => {
  const page = await market().member()
  const form = new FormOnPage(page, 'product RFQ')
  await form.open()
  await form.fillIn()
  const files = await Promise.all(
    Object.values(richPdfs)
      .slice(0, 18)
      .map(async (extras, index) => ({
        name: `rich-${index}.pdf`,
        mimeType: 'application/pdf',
        buffer: Buffer.from(await richPdf('', extras).arrayBuffer()),
      })),
  )
  await add(form, pdf('a.pdf', 310), ...files, pdf('b.pdf', 320))
  await merged(form, 'a and 1 more.pdf')
  for (const { name } of files) await page.getByText(`${name} has a form, a signature`).waitFor()
  await form.button('Send only rich-1.pdf').focus()
  await page.keyboard.press('Enter')
  await merged(form, 'rich-1.pdf')
  expect((await sentFile(form)).equals(files[1]?.buffer ?? Buffer.alloc(0))).toBe(true)
})

test('a long screenshot becomes one page, also where canvases return noise', async () => {
  const drawing = await market().visitor()
  const long = await picture(drawing, 'long.jpg', 400, 3000)
  const wide = await picture(drawing, 'wide.png', 3000, 300)
  const page = await market().member()
  const form = new FormOnPage(page, 'product RFQ')
  await form.open()
  await form.fillIn()
  await add(form, long, wide)
  await merged(form, 'long and 1 more.pdf')
  expect(await sentPages(form)).toEqual([UPRIGHT, ACROSS])

  const noisy = await market().member()
  await noisy.addInitScript(giveNoise)
  const other = new FormOnPage(noisy, 'product RFQ')
  await other.open()
  await other.fillIn()
  await add(other, long)
  await merged(other, 'long.pdf')
  const sent = await sentFile(other)
  expect((await PDFDocument.load(sent)).getPageCount()).toBe(1)
  expect(await averageColors(drawing, pictureIn(sent))).toEqual(await averageColors(drawing, long.buffer))
})

test('a worker merges a picture of 30 megapixels, and typing stays possible', async () => {
  const page = await market().member()
  const form = new FormOnPage(page, 'service RFQ')
  await form.open()
  const folder = await mkdtemp(join(tmpdir(), 'trade-photo-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // Read from the disk: if it were passed as bytes, the driver itself would keep the page busy.
  const photo = join(folder, 'photo.jpg')
  await writeFile(photo, (await picture(page, 'photo.jpg', 6000, 5000)).buffer)
  await form.field('Message').waitFor()
  await page.evaluate(() => {
    const long: number[] = []
    Object.assign(window, { long })
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) long.push(duration)
    }).observe({ type: 'longtask' })
  })
  const worker = page.waitForEvent('worker')
  await (await form.files()).setInputFiles(photo)
  await form.field('Message').pressSequentially('With certificates 3.1, to Labuan')
  await merged(form, 'photo.pdf')
  await worker
  const long = await page.evaluate(() => Reflect.get(window, 'long') as number[])
  process.stdout.write(`merging 30 megapixels, tasks of the page over 50 ms: ${long.join(', ') || 'none'}\n`)
  expect(await form.field('Message').inputValue()).toBe('With certificates 3.1, to Labuan')
})

const asMember = async (page: Page): Promise<FormOnPage> => {
  const form = new FormOnPage(page, 'product RFQ')
  await form.button('Sign In').click()
  await signIn(page)
  await form.fillIn()
  return form
}

test('a worker also merges files on a partner’s page', async () => {
  const workers: string[] = []
  const page = await open(
    { head: tag(), body: '<trade-rfq item-id="1" procurement></trade-rfq>' },
    async it => it.on('worker', worker => workers.push(worker.url())),
  )
  const form = await asMember(page)
  await add(form, pdf('a.pdf', 310), await picture(page, 'b.png', 300, 400), pdf('c.pdf', 320))
  await merged(form, 'a and 2 more.pdf')
  expect(workers).toEqual([expect.stringMatching(/^blob:/)])
  expect(await sentPages(form, PARTNER)).toEqual([[310, 400], UPRIGHT, [320, 400]])
})

/** Opens the partner's page with a strict policy. Its RFQ form has `procurement` from the start, as in a page's HTML. */
async function onStrictPage(page: Page): Promise<FormOnPage> {
  await page.addInitScript(() => {
    const add = () => document.querySelector('trade-rfq')?.toggleAttribute('procurement', true)
    new MutationObserver(add).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${market().partnerUrl}/strict-policy.html`)
  await page.locator('trade-rfq').evaluate(element => element.scrollIntoView())
  return asMember(page)
}

test('the page merges files if its policy allows no worker', async () => {
  const page = await market().visitor()
  const form = await onStrictPage(page)
  await add(form, pdf('a.pdf', 310), await picture(page, 'b.png', 300, 400))
  await merged(form, 'a and 1 more.pdf')
  expect(await sentPages(form, PARTNER)).toEqual([[310, 400], UPRIGHT])
  expect(market().expected('TrustedScriptURL')).toBe(1)
})

/** Makes canvases return noise, as browsers do that protect their visitors. */
function giveNoise(): void {
  const { convertToBlob } = OffscreenCanvas.prototype
  OffscreenCanvas.prototype.convertToBlob = function (options) {
    const context = this.getContext('2d')
    for (let y = 0; y < this.height; y += 4) {
      if (context) context.fillStyle = `hsl(${(y * 97) % 360} 90% 50%)`
      context?.fillRect(0, y, this.width, 4)
    }
    return convertToBlob.call(this, options)
  }
}

test('if canvases return noise, a photograph is sent unchanged, and one with metadata is left out', async () => {
  const drawing = await market().visitor()
  const photo = await picture(drawing, 'photo.jpg', 400, 300)
  const page = await market().visitor()
  await page.addInitScript(giveNoise)
  const form = await onStrictPage(page)
  await add(form, photo)
  await merged(form, 'photo.pdf')
  await add(form, turned({ ...photo, name: 'held upright.jpg' }))
  await page.getByText('held upright.jpg cannot be added').waitFor()
  const shown = pictureIn(await sentFile(form, PARTNER))
  expect(await averageColors(drawing, shown)).toEqual(await averageColors(drawing, photo.buffer))
  expect(market().expected('TrustedScriptURL')).toBe(2)
})

test('a page that checks its files loads no unchecked file', async () => {
  const sums: unknown = await (await fetch(`${market().url}/sri.json`)).json()
  const integrity = Object.entries(sums ?? {}).map(([file, sum]) => [`${market().url}/${file}`, sum])
  const map = JSON.stringify({ integrity: Object.fromEntries(integrity) })
  const head = `<script type="importmap">${map}</script>${tag()}`
  const workers: string[] = []
  const page = await open({ head, body: '<trade-rfq item-id="1" procurement></trade-rfq>' }, async it =>
    it.on('worker', worker => workers.push(worker.url())),
  )
  const form = await asMember(page)
  await add(form, pdf('a.pdf'), pdf('b.pdf'))
  await merged(form, 'a and 1 more.pdf')
  expect(workers).toEqual([])
})

test('without procurement no merging code loads; with it, the code loads with the second file', async () => {
  const asked: string[] = []
  const load = async (attribute: string): Promise<FormOnPage> => {
    const page = await open(
      { head: tag(), body: `<trade-rfq item-id="1" ${attribute}></trade-rfq>` },
      async it => it.on('request', request => asked.push(new URL(request.url()).pathname)),
    )
    return asMember(page)
  }
  const requested = (): string[] => asked.filter(path => /attachments|merge/.test(path))

  const off = await load('')
  await off.chooseFile(pdf('a.pdf'))
  expect(await off.within.locator('[multiple]').count()).toBe(0)
  expect(requested()).toEqual([])
  await off.page.close()

  const on = await load('procurement')
  await add(on, pdf('a.pdf'))
  await merged(on, 'a.pdf')
  expect(requested()).toEqual([expect.stringContaining('/attachments-')])
  await add(on, pdf('b.pdf'))
  await merged(on, 'a and 1 more.pdf')
  await expect.poll(() => requested().length).toBe(2)
})
