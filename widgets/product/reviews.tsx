import { useStore } from '@nanostores/react'
import { repeat } from '#shared/ui/loading.tsx'
import { itemMessages, reviewMessages } from './product.messages.ts'

const samples = [
  { number: 1, stars: 5 },
  { number: 2, stars: 4 },
  { number: 3, stars: 5 },
] as const

/** The same sample reviews for every item, labelled as samples. */
export function Reviews() {
  const t = useStore(itemMessages)
  const tReview = useStore(reviewMessages)
  return (
    <section className="reviews">
      <h2>{t.sampleReviews}</h2>
      <p className="muted">{t.sampleReviewsNote}</p>
      <ul>
        {samples.map(({ number, stars }) => (
          <li key={number} className="panel">
            <Stars count={stars} />
            <h3>{tReview[`review.${number}.title`]}</h3>
            <p>{tReview[`review.${number}.text`]}</p>
            <p className="muted small">{tReview[`review.${number}.author`]}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stars({ count }: { count: number }) {
  const t = useStore(itemMessages)
  return (
    <svg className="stars" viewBox="0 0 100 20" role="img" aria-label={t.stars({ count })}>
      {repeat(5, index => (
        <path
          key={index}
          className={index < count ? 'full' : undefined}
          transform={`translate(${index * 20})`}
          d="m10 2 2.4 5.1 5.6.7-4.1 3.9 1.1 5.5-5-2.8-5 2.8 1.1-5.5L2 7.8l5.6-.7Z"
        />
      ))}
    </svg>
  )
}
