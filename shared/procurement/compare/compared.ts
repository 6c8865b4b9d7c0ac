import { useStore } from '@nanostores/react'
import { string, type } from 'superstruct'
import {
  type ComparedItem,
  isSameItem,
  itemsInText,
  MAX_COMPARED,
  textOfItems,
} from '#shared/routes/compared-items.ts'
import { $owner, type Owner } from '#shared/session/session.ts'
import { deviceRecords } from '#shared/storage/device-records.ts'
import { recordsOfOwner } from '#shared/storage/records-of-owner.ts'

const records = deviceRecords('compare', type({ items: string() }))
const none: readonly ComparedItem[] = []

const read = (owner: Owner): readonly ComparedItem[] => {
  const stored = records.read(String(owner))
  return stored ? itemsInText(stored.items).slice(0, MAX_COMPARED) : none
}

function write(owner: Owner, items: readonly ComparedItem[]): void {
  if (items.length === 0) records.remove(String(owner))
  else records.write(String(owner), { items: textOfItems(items) })
}

/**
 * The items that the reader has chosen to compare, kept on the device: for each member, and for visitors. A member who
 * signs in on this page takes over the visitor's.
 */
const $compared = recordsOfOwner({ watch: records.watch, $owner, none, select: read, onSignIn: passTo })

/** Returns the items to compare. A server knows no device, so until the first effect there are none. */
export const useCompared = (): readonly ComparedItem[] => useStore($compared, { ssr: () => none })

function passTo(member: Owner): void {
  const chosen = read('visitor')
  if (chosen.length === 0) return
  const others = read(member).filter(item => !chosen.some(each => isSameItem(each, item)))
  write(member, [...chosen, ...others].slice(0, MAX_COMPARED))
  records.remove('visitor')
}

/** Adds an item at the end. Returns false if there is no room: another tab may have filled it. */
export function addCompared(item: ComparedItem): boolean {
  const owner = $owner.get()
  const items = read(owner)
  if (items.some(each => isSameItem(each, item))) return true
  if (items.length >= MAX_COMPARED) return false
  write(owner, [...items, item])
  return true
}

export function removeCompared(removed: readonly ComparedItem[]): void {
  const owner = $owner.get()
  const items = read(owner)
  const left = items.filter(item => !removed.some(each => isSameItem(each, item)))
  if (left.length < items.length) write(owner, left)
}
