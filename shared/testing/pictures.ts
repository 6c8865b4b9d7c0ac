import drillBit from './pictures/drill-bit.svg?no-inline'
import gauge from './pictures/gauge.svg?no-inline'
import logo from './pictures/logo.svg?no-inline'
import pipe from './pictures/pipe.svg?no-inline'
import valve from './pictures/valve.svg?no-inline'
import valveSection from './pictures/valve-section.svg?no-inline'

/** A server has no page. */
const whole = (path: string): string => new URL(path, globalThis.location?.href ?? 'https://page.test').href

/** Pictures for stories, as absolute URLs, because stories have no API host. */
export const pictures = {
  drillBit: whole(drillBit),
  gauge: whole(gauge),
  logo: whole(logo),
  pipe: whole(pipe),
  valve: whole(valve),
  valveSection: whole(valveSection),
  /** A picture that fails to load. */
  gone: whole('/gone.svg'),
}
