import { configure } from '#shared/config/config.ts'
import { takeToken } from './token.ts'
import './dashboard.element.ts'

// Before anything else could see the address.
takeToken()
configure({ idempotency: true })
