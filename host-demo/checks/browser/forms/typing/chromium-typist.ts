import { launch } from '../../tools/chromium.ts'
import type { Typist } from './typist.ts'

/** Types in Chromium, on a processor that is so many times slower. */
export async function chromiumTypist(slower: number): Promise<Typist> {
  const browser = await launch()
  const page = await browser.newPage()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const setComposition = (text: string) =>
    devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'commit' })
    },
    async leave() {
      await page.goto('about:blank')
    },
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key === 'Undo' ? 'Control+z' : 'ArrowLeft'),
    compose: [
      () => setComposition('か'),
      () => setComposition('かん'),
      () => devtools.send('Input.insertText', { text: '漢' }),
    ],
    close: () => browser.close(),
  }
}
