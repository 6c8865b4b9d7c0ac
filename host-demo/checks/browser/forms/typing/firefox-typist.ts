import { launchFirefox } from '../../tools/firefox.ts'
import type { Typist } from './typist.ts'

type Bidi = {
  send(method: string, params: object): Promise<{ result: { contexts?: { context: string }[] } }>
}

/** Types in Firefox. Its input method is the one that Firefox has for its own tests. */
export async function firefoxTypist(): Promise<Typist> {
  const browser = await launchFirefox({ args: ['--remote-allow-system-access'] })
  const page = await browser.newPage()
  const bidi: Bidi = Reflect.get(browser, 'connection')
  const { result } = await bidi.send('browsingContext.getTree', { 'moz:scope': 'chrome' })
  const target = { context: result.contexts?.[0]?.context }
  const inWindow = (expression: string) =>
    bidi.send('script.evaluate', { expression: `{${expression}}`, target, awaitPromise: false })
  await inWindow(`
    window.method = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor)
    window.compose = text => {
      method.setPendingCompositionString(text)
      method.appendClauseToPendingComposition(text.length, method.ATTR_RAW_CLAUSE)
      method.setCaretInPendingComposition(text.length)
      method.flushPendingComposition()
    }`)
  return {
    async open(url) {
      // It waits for the scripts of the page.
      void page.goto(url).catch(() => {})
    },
    async leave() {
      await page.goto('about:blank')
    },
    async evaluate<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args) {
      return (await page.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Result
    },
    type: text => page.keyboard.type(text),
    async press(key) {
      if (key === 'Left') return page.keyboard.press('ArrowLeft')
      await page.keyboard.down('Control')
      await page.keyboard.press('z')
      await page.keyboard.up('Control')
    },
    compose: [
      () => inWindow(`method.beginInputTransactionForTests(window); compose('か')`),
      () => inWindow(`compose('かん')`),
      () => inWindow(`method.commitCompositionWith('漢')`),
    ],
    close: () => browser.close(),
  }
}
