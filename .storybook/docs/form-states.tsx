import type { ReactNode } from 'react'

type Point = { x: number; y: number }

const WIDTH = 130
const HEIGHT = 44

const AT = {
  editing: { x: 8, y: 30 },
  confirming: { x: 208, y: 30 },
  announcing: { x: 408, y: 30 },
  uploading: { x: 608, y: 30 },
  'sending: create': { x: 608, y: 150 },
  'sending: notify': { x: 408, y: 150 },
  sent: { x: 208, y: 150 },
  failed: { x: 408, y: 270 },
} as const satisfies Record<string, Point>

/** The states of a form and what leads from one to the next. The words along the arrows are events of the machine. */
export function FormStates() {
  return (
    <svg
      className="form-states"
      viewBox="0 -6 760 328"
      role="img"
      aria-label="The states of a form, as the table below tells them"
    >
      <defs>
        <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 8 4 0 8Z" />
        </marker>
      </defs>
      <Arrow d="M138 52H206" at={{ x: 172, y: 44 }}>
        submit
      </Arrow>
      <Arrow d="M338 52H406" at={{ x: 372, y: 44 }}>
        confirm
      </Arrow>
      <Arrow d="M538 52H606" at={{ x: 572, y: 44 }}>
        a file
      </Arrow>
      <Arrow d="M500 74 606 156" at={{ x: 526, y: 128 }}>
        no file
      </Arrow>
      <Arrow d="M673 74V148" at={{ x: 706, y: 116 }}>
        uploaded
      </Arrow>
      <Arrow d="M608 172H540" at={{ x: 574, y: 190 }}>
        created
      </Arrow>
      <Arrow d="M408 172H340" at={{ x: 374, y: 190 }}>
        succeed
      </Arrow>
      <Arrow d="M208 172H73V76" at={{ x: 140, y: 190 }}>
        acknowledge
      </Arrow>
      <Arrow d="M473 194V268" at={{ x: 490, y: 236 }}>
        fail
      </Arrow>
      <Arrow d="M690 194V286H540" at={{ x: 640, y: 302 }}>
        fail, also while uploading
      </Arrow>
      <Arrow d="M538 272 640 196" at={{ x: 612, y: 244 }}>
        retry
      </Arrow>
      <Arrow d="M408 292H40V76" at={{ x: 220, y: 310 }}>
        acknowledge, or submit anew
      </Arrow>
      <Arrow d="M260 30V12H73V28" at={{ x: 166, y: 8 }}>
        decline, or change
      </Arrow>
      {Object.entries(AT).map(([name, { x, y }]) => (
        <g key={name}>
          <rect x={x} y={y} width={WIDTH} height={HEIGHT} rx="8" />
          <text className="state" x={x + WIDTH / 2} y={y + HEIGHT / 2 + 5}>
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}

function Arrow({ d, at, children }: { d: string; at: Point; children: ReactNode }) {
  return (
    <>
      <path className="arrow" d={d} markerEnd="url(#head)" />
      <text x={at.x} y={at.y}>
        {children}
      </text>
    </>
  )
}
