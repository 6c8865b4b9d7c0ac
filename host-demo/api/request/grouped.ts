/** Groups entries by a key, in the order of the first entry of each. */
export function grouped<Entry, Key>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => Key,
): [Entry, ...Entry[]][] {
  const groups = new Map<Key, [Entry, ...Entry[]]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return [...groups.values()]
}
