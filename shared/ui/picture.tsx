import { useState } from 'react'

type Props = {
  src: string
  alt: string
  /** Shown on hover. */
  hoverSrc?: string
  /** Fetched at once and not lazily: for the first picture of a screen. */
  eager?: boolean
}

/** A picture in a frame of fixed size, with a drawn placeholder when there is none or it fails to load. */
export function Picture({ src, alt, hoverSrc = '', eager = false }: Props) {
  const [failed, setFailed] = useState('')
  const [otherFailed, setOtherFailed] = useState('')
  const shown = src !== '' && src !== failed
  return (
    <span className="picture" part="picture">
      {shown ? (
        <img
          src={src}
          alt={alt}
          width="400"
          height="300"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        <span className="no-picture">
          <NoPicture />
          {alt && <span className="hidden-visually">{alt}</span>}
        </span>
      )}
      {shown && hoverSrc !== '' && hoverSrc !== src && hoverSrc !== otherFailed && (
        <img
          className="other-view"
          src={hoverSrc}
          alt=""
          width="400"
          height="300"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setOtherFailed(hoverSrc)}
        />
      )}
    </span>
  )
}

function NoPicture() {
  return (
    <svg viewBox="0 0 96 72" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <rect x="3" y="3" width="90" height="66" rx="7" />
      <path d="M3 56l25-24 21 20 14-13 30 26" />
      <circle cx="68" cy="22" r="7" />
    </svg>
  )
}

type CompanyLogoProps = { name: string; logo?: string }

/** A company's logo, or its initials when it has none. */
export function CompanyLogo({ name, logo = '' }: CompanyLogoProps) {
  const [failed, setFailed] = useState('')
  return (
    <span className="company-logo">
      {logo && logo !== failed ? (
        <img
          src={logo}
          alt=""
          width="96"
          height="96"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setFailed(logo)}
        />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}
