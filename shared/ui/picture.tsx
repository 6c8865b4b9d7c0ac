import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react'
import { notDelayed } from '#shared/hydration/own-attributes.ts'

type Props = { src: string; alt: string; hoverSrc?: string; eager?: boolean }

/** A picture in a frame of fixed size, or a drawing if there is none. `eager` is for the first pictures of a screen. */
export function Picture({ src, alt, hoverSrc = '', eager = false }: Props) {
  const size = { width: '400', height: '300', decoding: 'async' } as const
  return (
    <span className="picture" part="picture">
      <Image
        src={src}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        {...size}
        instead={
          <span className="no-picture">
            <NoPicture />
            {alt && <span className="hidden-visually">{alt}</span>}
          </span>
        }
      >
        {hoverSrc !== src && <Image src={hoverSrc} className="other-view" {...size} />}
      </Image>
    </span>
  )
}

type ImageProps = ComponentPropsWithoutRef<'img'> & { src: string; instead?: ReactNode }

/** Shows an image with its overlay, or `instead` if there is none or it fails to load. */
export function Image({ src, instead, children, ...props }: ImageProps) {
  const [failed, setFailed] = useState('')
  if (src === '' || src === failed) return instead
  return (
    <>
      <img
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        {...notDelayed}
        {...props}
        src={src}
        onError={() => setFailed(src)}
      />
      {children}
    </>
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

/** Shows a company's logo, or its initials if it has none. */
export function CompanyLogo({ name, logo = '' }: CompanyLogoProps) {
  return (
    <span className="company-logo">
      <Image src={logo} width="96" height="96" instead={<span aria-hidden="true">{initials(name)}</span>} />
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
