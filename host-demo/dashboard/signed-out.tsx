import { Link } from '#shared/ui/link.tsx'

export function SignedOut() {
  return (
    <section className="state" role="alert">
      <h2>You are signed out</h2>
      <p>
        Your session has ended, or this page was opened without one. Sign in on the storefront and open
        Dashboard there.
      </p>
      <Link to={{ route: 'login', query: { next: '/' } }} className="button next">
        Sign in
      </Link>
    </section>
  )
}
