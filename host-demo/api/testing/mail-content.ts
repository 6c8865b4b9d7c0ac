/** Returns a header of a mail as it came, '' if the mail has none of this name. */
export const headerOf = (content: string, name: string): string =>
  new RegExp(`^${name}:\\s+(.*(?:\r\n[ \t].*)*)`, 'im').exec(content)?.[1] ?? ''

/** Returns a mail whose lines are as they were written, without the breaks of the transfer. */
export const unbroken = (content: string): string => content.replace(/=\r\n/g, '').replace(/=3D/g, '=')
