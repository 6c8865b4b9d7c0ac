import { repeat, Skeleton } from '#shared/ui/loading.tsx'

const ROWS = 12

/** A table of the same size. */
export function CompareSkeleton({ columns }: { columns: number }) {
  return (
    <>
      <div className="controls">
        <Skeleton width="170px" height="44px" />
      </div>
      <div className="region">
        <table data-columns={columns}>
          <thead>
            <tr>
              <td />
              {repeat(columns, column => (
                <td key={column}>
                  <Skeleton width="90%" height="60px" />
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {repeat(ROWS, row => (
              <tr key={row}>
                {repeat(columns + 1, cell => (
                  <td key={cell}>
                    <Skeleton width="80%" height="20px" />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
