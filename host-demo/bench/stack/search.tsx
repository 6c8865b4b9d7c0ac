import { useStore } from '@nanostores/react'
import { array, number, string, type } from 'superstruct'
import { define, replyStore } from './stack.tsx'

const Item = type({
  Id: number(),
  Name: string(),
  Category: string(),
  ShortDescription: string(),
  CompanyName: string(),
  Location: string(),
})
const $found = replyStore(type({ searchList: array(Item), searchListRowCount: number() }))

define(() => {
  const { data } = useStore($found)
  return (
    <>
      <h1>Results</h1>
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
