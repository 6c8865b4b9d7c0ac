import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env, isMissing } from '#host-demo/deploy/configuration.ts'

/** Where Debian has it. */
export const wordpressSource = '/usr/share/wordpress'

/** Says how to come by what is not here of all that a WordPress needs. */
export function missingForWordpress(): string | undefined {
  const check = 'exit(extension_loaded("mysqli") ? 0 : 1);'
  const missing = {
    wordpress: !existsSync(`${wordpressSource}/wp-settings.php`),
    'mariadb-server': isMissing('mariadbd'),
    'php-cli': isMissing('php'),
    'php-mysql': spawnSync('php', ['--run', check], { env }).status !== 0,
  }
  const packages = Object.entries(missing).flatMap(([name, isAway]) => (isAway ? name : []))
  return packages.length > 0 ? `on Debian: apt-get install ${packages.join(' ')}` : undefined
}
