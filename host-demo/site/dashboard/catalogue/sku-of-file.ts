/** Returns the item whose SKU a file name begins with, as in `KV-100_front.png`. The longest SKU wins. */
export function itemOfFile<Item extends { sku: string }>(
  name: string,
  items: readonly Item[],
): Item | undefined {
  const base = name.replace(/\.[^.]+$/, '').toLowerCase()
  let best: Item | undefined
  for (const item of items) {
    const sku = inFileName(item.sku)
    if (sku === '' || !base.startsWith(sku)) continue
    const isWhole = base.length === sku.length || /^[-_ .(]/.test(base.slice(sku.length))
    if (isWhole && item.sku.length > (best?.sku.length ?? 0)) best = item
  }
  return best
}

/** A file can't have these characters in its name. */
const inFileName = (sku: string): string =>
  sku
    .trim()
    .toLowerCase()
    .replace(/[\\/:*?"<>|]/g, '_')
