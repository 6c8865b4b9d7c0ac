import type { ReactNode } from 'react'

/** Three workers, for talent recruiting. 560 by 340 units, cut off at the lower edge. */
export function Crew() {
  return (
    <>
      <Worker transform="translate(44 84) scale(0.86)">
        <path d="M50 104v30c0 32 22 56 50 56s50-24 50-56v-30" />
        <path d="M42 104c-10 62 10 116 58 116s68-54 58-116" />
        <path d="M84 158c10 8 22 8 32 0" />
        <circle className="solid" cx="80" cy="130" r="2.5" />
        <circle className="solid" cx="120" cy="130" r="2.5" />
      </Worker>
      <Worker transform="translate(344 84) scale(0.86)">
        <path d="M52 104v34c0 30 20 52 48 52s48-22 48-52v-34" />
        <path d="M38 106h16v34h-6a10 10 0 0 1-10-10ZM162 106h-16v34h6a10 10 0 0 0 10-10Z" />
        <circle className="solid" cx="80" cy="132" r="2.5" />
        <circle className="solid" cx="120" cy="132" r="2.5" />
        <path className="body" d="M77 161c6-8 17-8 23-2 6-6 17-6 23 2-7 5-17 5-23 0-6 5-16 5-23 0Z" />
        <path d="M90 172c6 4 14 4 20 0" />
      </Worker>
      <g transform="translate(168 28)">
        <path className="ground" d="M-6 340v-78c8-40 38-52 78-60V180h56v22c40 8 70 20 78 60v78Z" />
        <Worker helmet="flame lit">
          <path className="ground" d="M52 100h96v38c0 30-20 52-48 52s-48-22-48-52Z" />
          <path d="M52 104v34c0 30 20 52 48 52s48-22 48-52v-34" />
          <path d="M62 124h32v14a8 8 0 0 1-8 8h-16a8 8 0 0 1-8-8ZM106 124h32v14a8 8 0 0 1-8 8h-16a8 8 0 0 1-8-8ZM94 128h12" />
          <path d="M84 166c10 8 22 8 32 0" />
          <path className="ground" d="M40 92C40 40 68 14 100 14s60 26 60 78Z" />
        </Worker>
      </g>
    </>
  )
}

type WorkerProps = { transform?: string; helmet?: string; children: ReactNode }

/** A face between shoulders in a reflective vest and a helmet. */
function Worker({ transform, helmet = 'body', children }: WorkerProps) {
  return (
    <g transform={transform}>
      <path d="M82 186v18c-40 8-74 18-82 58v90h200v-90c-8-40-42-50-82-58v-18" />
      <path className="body" d="M52 212l30-8 18 34 18-34 30 8v140H52Z" />
      <path d="M100 238v114M52 286h48M52 302h48M100 286h48M100 302h48M22 352v-64M178 352v-64" />
      {children}
      <g className={helmet}>
        <path d="M40 92C40 40 68 14 100 14s60 26 60 78Z" />
        <path d="M28 92h144v9c-46 10-98 10-144 0Z" />
        <path d="M86 16v46M114 16v46" />
      </g>
    </g>
  )
}
