import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useLateStyles } from '#shared/element/late.tsx'
import { followNews } from '#shared/stores/follow-news.ts'
import { $news } from '#shared/stores/news.ts'
import css from './news-count.css?inline'
import { newsCountMessages } from './news-count.messages.ts'

/** The number of requests with news for the signed-in member, or nothing. */
export function NewsCount() {
  useLateStyles(css)
  const t = useStore(newsCountMessages)
  const count = useStore($news)
  useEffect(followNews, [])
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className="news-count" aria-hidden="true">
        {count}
      </span>
      <span className="hidden-visually">{t.new({ count })}</span>
    </>
  )
}
