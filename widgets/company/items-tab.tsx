import type { useOnTouch } from '#shared/element/late.tsx'
import { PartMissing } from '#shared/ui/load-error.tsx'
import { Loading, repeat, Skeleton } from '#shared/ui/loading.tsx'
import { useItems } from './company.store.ts'
import type { CompanyItems, ItemsProps } from './company-items.tsx'

type Props = Omit<ItemsProps, 'paged'> & {
  /** The component that shows the items, and the state of its loading. */
  part: Pick<
    ReturnType<typeof useOnTouch<{ CompanyItems: typeof CompanyItems }>>,
    'module' | 'isMissing' | 'ask'
  >
}

/** The products or services of a company, requested together with the code that shows them. */
export function ItemsTab({ part, ...props }: Props) {
  const paged = useItems(props.kind, props.companyId, props.page)
  if (part.module) return <part.module.CompanyItems {...props} paged={paged} />
  if (part.isMissing) return <PartMissing onRetry={part.ask} />
  return (
    <Loading>
      {repeat(3, key => (
        <Skeleton key={key} height="120px" />
      ))}
    </Loading>
  )
}
