import type { ReadableAtom } from 'nanostores'
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createContext,
  type RefObject,
  useContext,
} from 'react'
import type { Item, Kind } from '#shared/api/items.ts'
import type { ListItem } from '#shared/api/list-item.ts'
import type { Late } from '#shared/element/late.tsx'
import type { ComparedItem } from '#shared/routes/compared-items.ts'

/** A company that sells something. */
export type Seller = { id: number; name: string }

type RowProps = { item: ListItem; of: Kind | 'company'; seller: Seller | undefined }

/** The places of the screens, with the props that each passes on. */
export type PlaceProps = {
  /** At the start of a list's row. `seller` is the seller of all rows, if they don't name their own. */
  'row-choice': RowProps
  /** At the end of a list's row, and at the end of a table's, which has room for a quantity. */
  'row-action': RowProps & { isInTable?: boolean }
  /** Above the title of the search results. */
  'above-results': { keyword: string }
  /** Below the rows of a list. */
  'below-results': { of: Kind | 'company' }
  /**
   * Below the comparison. `items` are those shown; `removed` are those that the reader took away here. `show` compares
   * others, where none are named.
   */
  'compare-tools': {
    items: readonly Item[]
    removed: readonly ComparedItem[]
    show?: (items: readonly ComparedItem[]) => void
  }
  /** Beside the slides of the home page. */
  'beside-banners': object
  /** In the main menu, before the account. */
  'menu-entry': { isMember: boolean }
  /** Below the search box of the menu. `typed` is the text in its field. */
  'below-search': { field: RefObject<HTMLInputElement | null>; typed: string }
  /** In the form of a request, beside the file to choose, whose field it takes over. */
  'more-files': {
    file: File | null
    chooseFile: (file: File | Promise<File>) => unknown
    removeFile: () => void
    field: RefObject<HTMLInputElement | null>
    takeOver: (more: MoreFiles | null) => void
  }
  /** In the RFQ form, in the line of the quantity. */
  'beside-quantity': RequestBlock
  /** In the RFQ form, below the message. */
  'below-message': RequestBlock
  /** Below the item that an RFQ is about. */
  'below-item': { item: Item }
}

/** `block` is sent with the message about an item. Several places of the RFQ form write it. */
type RequestBlock = {
  item: Item
  block: string
  form: {
    $values: ReadableAtom<{ requirements?: string | undefined }>
    change(field: 'requirements', text: string): void
    suggest(field: 'requirements', text: string): void
  }
  /** The host's suggestion, or ''. */
  unit: string
}

/** Makes the file field of a form take several files, and its row a place to drop them. */
export type MoreFiles = { field: ComponentPropsWithoutRef<'input'>; row: ComponentPropsWithoutRef<'div'> }

export type PlaceName = keyof PlaceProps

/** How much of an item a buyer wants, as typed. */
export type Wanted = Readonly<{ quantity: string; unit: string }>

type Offer = { kind: Kind; itemId: number; itemName: string; companyId: number; companyName: string }

/** A buyer's tools for an offered item, each for a place of its own. They come together. */
type ItemTools = {
  QuantityFields: ComponentType<{ wanted: Wanted; onChange: (change: Partial<Wanted>) => void }>
  AddToList: ComponentType<{ offer: Offer; wanted?: Wanted }>
  CompareChoice: ComponentType<{ offer: Offer }>
}

/** The additions to the screen of an element. A server renders them too, so their code is there from the start. */
export type Extension = {
  readonly places?: { readonly [Name in PlaceName]?: ComponentType<PlaceProps[Name]> }
  /** Attributes of the element that a nested one gets too. */
  readonly nested?: Readonly<Record<string, string | undefined>>
  readonly itemTools?: Late<ItemTools>
  /** True if the device keeps each request that the server has confirmed. */
  readonly keepsRequests?: boolean
}

export const ExtensionContext = createContext<Extension>({})

/** Returns the additions to this element's screen. */
export const useExtension = (): Extension => useContext(ExtensionContext)

/** Renders the extension's content for this place, or nothing. */
export function Place<Name extends PlaceName>({ name, ...props }: { name: Name } & PlaceProps[Name]) {
  const Filling = useExtension().places?.[name] as ComponentType<object> | undefined
  return Filling && <Filling {...props} />
}

/** True if the extension puts something into this place, so that room is kept for it. */
export const useIsFilled = (name: PlaceName): boolean => useExtension().places?.[name] !== undefined
