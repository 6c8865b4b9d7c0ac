import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

// Not the replies of the dashboard's tests, which sign in.
const sources = sourceFiles('shared', 'widgets', 'host-demo/site').filter(
  name => !name.endsWith('/replies.ts'),
)
const filesWith = (text: RegExp): string[] =>
  sources.filter(name => text.test(readFileSync(name, 'utf8'))).sort()

test('members’ data is stored in one place, which a sign-out clears', () => {
  expect(filesWith(/localStorage[.[](setItem|removeItem|clear)|localStorage\[/)).toEqual([
    'shared/storage/guarded-storage.ts',
  ])
  expect(filesWith(/guardStorage\(/)).toEqual([
    // No member's data: the companies whose first steps were hidden on this device.
    'host-demo/site/dashboard/items/first-steps.tsx',
    // No member's data: the language in which the pages of members start on this device.
    'host-demo/site/dashboard/page-language.ts',
    'shared/session/session.ts',
    'shared/storage/device-records.ts',
    'shared/storage/guarded-storage.ts',
    // No member's data: the browser for which the notice was closed.
    'widgets/browser-notice/browser-notice.store.ts',
  ])
  expect(filesWith(/'storage'[,\])]/)).toEqual([
    'shared/storage/guarded-storage.ts',
    // Loads the elements after a sign-in in another tab.
    'widgets/runtime/script.ts',
  ])
})

test('one module sends a content once, and decides whether it may have arrived', () => {
  expect(filesWith(/\b502, 504\]|\bwasOffline\b/)).toEqual(['shared/outbox/send-once.ts'])
  expect(filesWith(/[kK]ey\b.*newIdempotencyKey\(\)/)).toEqual(['shared/outbox/send-once.ts'])
})

test('the text of a request has one reader and one writer, and the API reads it once', () => {
  const all = sourceFiles('shared', 'widgets', 'host-demo')
  const withText = (text: RegExp) => all.filter(name => text.test(readFileSync(name, 'utf8'))).sort()
  expect(withText(/'--- |, item \$\{|, item \(/)).toEqual(['shared/trade/asked.ts'])
  expect(withText(/'RFQ : '/)).toEqual(['shared/api/rfq-title.ts'])
  expect(withText(/\breadAsked\(/).filter(name => name.startsWith('host-demo/'))).toEqual([
    'host-demo/api/quotes/parse-quote.ts',
  ])
})

test('JSON is written in one place, because old libraries change how arrays are written', () => {
  const inBrowsers = filesWith(/JSON\.stringify\(/).filter(name => /^(shared|widgets)\/(?!server)/.test(name))
  expect(inBrowsers).toEqual([
    // Only a text.
    'shared/procurement/attachments/merge-in-worker.ts',
    'shared/storage/to-json.ts',
  ])
})

test('no regular expression reads HTML where pages are rendered', () => {
  const readers = sourceFiles('host-demo/site/render', 'widgets/runtime').flatMap(file => {
    const patterns: string[] = []
    new Visitor({
      Literal(node) {
        if ('regex' in node) patterns.push(node.regex.pattern)
      },
    }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
    return patterns.filter(pattern => /<\\?\/?\w/.test(pattern)).map(pattern => `${file}: ${pattern}`)
  })
  expect(readers).toEqual([])
})
