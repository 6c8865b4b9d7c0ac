import { expect, test } from 'vitest'
import { withSafeDocument } from './safe-document.ts'

test.each([
  ['document.body', '$pageOf(document).body'],
  [
    'document.body.append(document.createElement("p"))',
    '$pageOf(document).body.append($pageOf(document).createElement("p"))',
  ],
  ['document.body.hidden = true', '$pageOf(document).body.hidden = true'],
  [
    '(shown = x.ownerDocument) && shown.defaultView',
    '(shown = x.ownerDocument) && $pageOf(shown).defaultView',
  ],
  ['document[method](type)', '$pageOf(document)[method](type)'],
  ['node.ownerDocument.body', '$pageOf(node.ownerDocument).body'],
  ['window.document?.body', '$pageOf(window.document)?.body'],
  ['getOwnerDocumentFrom(x).createTextNode(y)', '$pageOf(getOwnerDocumentFrom(x)).createTextNode(y)'],
  ['const d = document; d.createComment("")', 'const d = document; $pageOf(d).createComment("")'],
  ['for (; node = node.parentNode; );', 'for (; node = $pageOf(node).parentNode; );'],
  ['a(document).ownerDocument.head', '$pageOf(a(document).ownerDocument).head'],
])('%s is read by what is the document’s own', (code, safe) => {
  expect(withSafeDocument(code)).toBe(safe)
})

test('in minified code, where no name tells the document, it is looked for in whatever has its properties', () => {
  const code = '(9===a.nodeType?a:a.ownerDocument).createElement(b);c.addEventListener(d)'
  const safe = '$pageOf((9===a.nodeType?a:a.ownerDocument)).createElement(b);$pageOf(c).addEventListener(d)'
  expect(withSafeDocument(code, { isMinified: true })).toBe(safe)
})

test.each([
  'document.title = "Ours"',
  'document.location.href',
  'observer.observe(document)',
  'message.body',
])('%s stays', code => expect(withSafeDocument(code)).toBe(code))
