import { type ComponentType, createContext, type RefObject, useContext } from 'react'
import type { Item, Kind } from '#shared/api/items.ts'
import type { ListItem } from '#shared/api/list-item.ts'
import type { Late } from '#shared/element/late.tsx'
import type { NewRecord } from '#shared/sent-requests/sent-requests.ts'

export type Seller = { id: number; name: string }

/** The places of the screens, with their props. A `block` is sent with the message; '' is none. */
export type PlaceProps = {
  'row-action': { item: ListItem; of: Kind | 'company'; seller: Seller | undefined }
  'above-results': { keyword: string }
  'below-results': { of: Kind | 'company' }
  'menu-entry': { isMember: boolean }
  'below-search': { field: RefObject<HTMLInputElement | null>; typed: string }
  'more-files': {
    file: File | null
    chooseFile: (file: File | Promise<File>) => unknown
    removeFile: () => void
  }
  'below-message': { item: Item; block: string; onChange: (block: string) => void }
  'below-item': { item: Item }
}

export type PlaceName = keyof PlaceProps

export type ItemAction = ComponentType<{
  offer: { kind: Kind; itemId: number; itemName: string; companyId: number; companyName: string }
}>

/** The additions to the screen of an element. A server renders them too, so their code is there from the start. */
export type Extension = {
  readonly places?: { readonly [Name in PlaceName]?: ComponentType<PlaceProps[Name]> }
  readonly nested?: Readonly<Record<string, string | undefined>>
  /** An action that is loaded together with its neighbours: if it came later, it would push them away. */
  readonly itemAction?: Late<{ ItemAction: ItemAction }>
  readonly recordSent?: (request: NewRecord) => void
}

export const ExtensionContext = createContext<Extension>({})

export const useExtension = (): Extension => useContext(ExtensionContext)

export function Place<Name extends PlaceName>({ name, ...props }: { name: Name } & PlaceProps[Name]) {
  const Filling = useExtension().places?.[name] as ComponentType<object> | undefined
  return Filling && <Filling {...props} />
}

export const useIsFilled = (name: PlaceName): boolean => useExtension().places?.[name] !== undefined
