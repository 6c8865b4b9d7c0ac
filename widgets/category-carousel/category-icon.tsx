import { useState } from 'react'

/** The category's icon, or a drawn crate when it has none or the icon fails to load. */
export function CategoryIcon({ src }: { src: string }) {
  const [failed, setFailed] = useState('')
  if (src && src !== failed) {
    return (
      <img
        src={src}
        alt=""
        width="52"
        height="52"
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(src)}
      />
    )
  }
  return (
    <svg viewBox="0 0 52 52" width="52" height="52" className="crate" aria-hidden="true">
      <path className="filled" d="M8 17 26 9l18 8v20l-18 8-18-8Z" />
      <path d="M8 17l18 8 18-8M26 25v20M17 13l18 8v7" />
    </svg>
  )
}
