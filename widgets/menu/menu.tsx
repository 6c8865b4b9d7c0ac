import { useStore } from '@nanostores/react'
import { useReady } from '#shared/ui/loading.tsx'
import { Account } from './account.tsx'
import { Brand } from './brand.tsx'
import { menuMessages } from './menu.messages.ts'
import { SearchBox } from './search-box.tsx'
import { ShopMenu } from './shop-menu.tsx'

type Props = { keyword: string }

export function Menu({ keyword }: Props) {
  const t = useStore(menuMessages)
  useReady(true)
  return (
    <nav className="bar" aria-label={t.label} part="bar">
      <div className="content" part="content">
        <Brand />
        <ShopMenu />
        <SearchBox keyword={keyword} />
        <Account />
      </div>
    </nav>
  )
}
