import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { env, isMissing } from '#host-demo/site/deploy/configuration.ts'

/** The folder where Debian installs it. */
export const wordpressSource = '/usr/share/wordpress'

/** Returns the advice for everything that a WordPress needs and this machine lacks. */
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
