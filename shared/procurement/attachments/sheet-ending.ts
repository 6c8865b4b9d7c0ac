/** Returns the ending of a sheet that can go with a request as it is, in lower case, else undefined. */
export const sheetEnding = (name: string): string | undefined =>
  /\.(xlsx|csv|tsv|txt)$/i.exec(name)?.[1]?.toLowerCase()
