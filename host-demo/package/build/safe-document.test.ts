import { expect, test } from 'vitest'
import { withSafeDocument } from './safe-document.ts'

test.each([
  ['document.body', '$pageOf(document).body'],
  [
    'document.body.append(document.createElement("p"))',
    '$pageOf(document).body.append($pageOf(document).createElement("p"))',
  ],
  ['document.body.hidden = true', '$pageOf(document).body.hidden = true'],
  ['document[method](type)', '$pageOf(document)[method](type)'],
  ['document.title', '$pageOf(document).title'],
  ['x.ownerDocument.title', '$pageOf($pageOf(x).ownerDocument).title'],
  ['const { currentScript } = document', 'const { currentScript } = $pageOf(document)'],
  ['window.document?.body', '$pageOf(window.document)?.body'],
  ['x?.y.isConnected', '$pageOf(x?.y)?.isConnected'],
  ['x?.find(y).parentNode.children', '$pageOf(x?.find(y))?.parentNode.children'],
  ['x?.document[y]', '$pageOf(x?.document)?.[y]'],
  ['(x?.y).isConnected', '$pageOf((x?.y)).isConnected'],
  ['for (; node = node.parentNode; );', 'for (; node = $pageOf(node).parentNode; );'],
  [
    '(9===a.nodeType?a:a.ownerDocument).createElement(b);c.addEventListener(d)',
    '$pageOf((9===$pageOf(a).nodeType?a:$pageOf(a).ownerDocument)).createElement(b);$pageOf(c).addEventListener(d)',
  ],
])('%s is read from the document’s prototype, whatever the variable is called', (code, safe) => {
  expect(withSafeDocument(code)).toBe(safe)
})

test.each([
  'document.title = "Ours"',
  'document.location.href',
  'observer.observe(document)',
  'props.title + props.children',
  'super.addEventListener(type)',
  'this.textContent',
  'delete node.textContent; node.nodeType++',
])('%s stays', code => expect(withSafeDocument(code)).toBe(code))
