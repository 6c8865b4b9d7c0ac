/** Shows code, with a button to copy it where the page's script runs. */
export function Code({ children }: { children: string }) {
  return (
    <div className="code">
      <pre>
        <code>{children}</code>
      </pre>
    </div>
  )
}
