/** Gives an element the content of another one. Keeps all nodes that are right, because a visitor may be in one. */
export function mend(shown: Node, wanted: Node): void {
  const before = [...shown.childNodes]
  const after = [...wanted.childNodes]
  while (isPair(before[0], after[0])) become(before.shift(), after.shift())
  let end: Node | null = null
  while (isPair(before.at(-1), after.at(-1))) {
    end = before.pop() ?? null
    become(end, after.pop())
  }
  if (
    before.length === after.length &&
    before.every((node, index) => node.nodeName === after[index]?.nodeName)
  ) {
    for (const [index, node] of before.entries()) become(node, after[index])
    return
  }
  for (const node of before) shown.removeChild(node)
  for (const node of after) shown.insertBefore(node, end)
}

/** Nodes that differ at most in their attributes. */
const isPair = (one: Node | undefined, other: Node | undefined): boolean =>
  one !== undefined && one.nodeName === other?.nodeName && one.textContent === other.textContent

function become(node: Node | null | undefined, other: Node | undefined): void {
  if (!node || !other || node.isEqualNode(other)) return
  if (!(node instanceof Element && other instanceof Element)) {
    node.nodeValue = other.nodeValue
    return
  }
  for (const name of node.getAttributeNames()) if (!other.hasAttribute(name)) node.removeAttribute(name)
  for (const name of other.getAttributeNames()) {
    const value = other.getAttribute(name) ?? ''
    if (node.getAttribute(name) !== value) node.setAttribute(name, value)
  }
  mend(node, other)
}
