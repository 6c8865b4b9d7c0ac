import { useStore } from '@nanostores/react'
import { array, number, string, type } from 'superstruct'
import { define, reads, replyStore } from './stack.tsx'

const Item = type({
  Id: number(),
  Name: string(),
  Category: string(),
  ShortDescription: string(),
  CompanyName: string(),
  Location: string(),
})
const $found = replyStore([reads[0]], type({ searchList: array(Item), searchListRowCount: number() }))
const $counts = replyStore(
  [reads[1]],
  type({ TotalProduct: number(), TotalService: number(), TotalCompany: number() }),
)

define(() => {
  const { data } = useStore($found)
  const counts = useStore($counts).data
  return (
    <>
      <h1>Results</h1>
      <button type="button">Products {counts?.TotalProduct}</button>
      <button type="button">Services {counts?.TotalService}</button>
      <button type="button">Companies {counts?.TotalCompany}</button>
      {data && <p>Total Records {data.searchListRowCount}</p>}
      <ol>
        {data?.searchList.map(item => (
          <li key={item.Id} part="result">
            <h2>
              <a href={`/product/${item.Id}`}>{item.Name}</a>
            </h2>
            <span>{item.Category}</span>
            <p>{item.ShortDescription}</p>
            <p>
              {item.CompanyName} · {item.Location}
            </p>
          </li>
        ))}
      </ol>
    </>
  )
})
