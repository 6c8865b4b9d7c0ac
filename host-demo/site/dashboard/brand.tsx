import { Link } from '#shared/ui/link.tsx'

/** The way to the storefront in the top bar. */
export const Brand = () => (
  <Link to={{ route: 'home' }} className="brand">
    <svg viewBox="0 0 34 34" aria-hidden="true">
      <path fill="#c2410c" d="M17 1c6 8 11 12.500 11 19.500a11 11 0 0 1-22 0C6 13.500 11 9 17 1z" />
      <path fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" d="M11 21h12M17 15v12" />
    </svg>
    Trade Enabler
  </Link>
)
