import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from 'parse5'

/** Yields the elements among these nodes and inside them, in the order of the document. */
export function* elementsIn(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
): Iterable<DefaultTreeAdapterTypes.Element> {
  for (const node of nodes) {
    if (!defaultTreeAdapter.isElementNode(node)) continue
    yield node
    yield* elementsIn(node.childNodes)
  }
}
