import { useStore } from '@nanostores/react'
import { Breadcrumb } from '#shared/ui/breadcrumb.tsx'
import { useReady } from '#shared/ui/loading.tsx'
import { pageMessages } from './page.messages.ts'
import { contents, type PageName } from './pages.ts'

export function Page({ name }: { name: PageName }) {
  const t = useStore(pageMessages)
  const title = t[name]
  const Content = contents[name]
  useReady(true)
  return (
    <div className="screen">
      <Breadcrumb steps={[{ label: title }]} />
      <h1 tabIndex={-1}>{title}</h1>
      <Content />
    </div>
  )
}
