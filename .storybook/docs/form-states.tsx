const WIDTH = 130
const HEIGHT = 44

const STATES = {
  editing: { x: 8, y: 30 },
  confirming: { x: 208, y: 30 },
  announcing: { x: 408, y: 30 },
  uploading: { x: 608, y: 30 },
  'sending: create': { x: 608, y: 150 },
  'sending: notify': { x: 408, y: 150 },
  sent: { x: 208, y: 150 },
  failed: { x: 408, y: 270 },
}

/** The path of each arrow, the event of the state machine that it stands for, and the position of that label. */
const ARROWS = [
  { event: 'submit', path: 'M138 52H206', at: { x: 172, y: 44 } },
  { event: 'confirm', path: 'M338 52H406', at: { x: 372, y: 44 } },
  { event: 'a file', path: 'M538 52H606', at: { x: 572, y: 44 } },
  { event: 'no file', path: 'M500 74 606 156', at: { x: 526, y: 128 } },
  { event: 'uploaded', path: 'M673 74V148', at: { x: 706, y: 116 } },
  { event: 'created', path: 'M608 172H540', at: { x: 574, y: 190 } },
  { event: 'succeed', path: 'M408 172H340', at: { x: 374, y: 190 } },
  { event: 'acknowledge', path: 'M208 172H73V76', at: { x: 140, y: 190 } },
  { event: 'fail', path: 'M473 194V268', at: { x: 490, y: 236 } },
  { event: 'fail, also while uploading', path: 'M690 194V286H540', at: { x: 640, y: 302 } },
  { event: 'retry', path: 'M538 272 640 196', at: { x: 612, y: 244 } },
  { event: 'acknowledge, or submit again', path: 'M408 292H40V76', at: { x: 220, y: 310 } },
  { event: 'decline, or change', path: 'M260 30V12H73V28', at: { x: 166, y: 8 } },
]

/** The states of a form and the events that lead from one to the next. */
export function FormStates() {
  return (
    <svg
      className="form-states"
      viewBox="0 -6 760 328"
      role="img"
      aria-label="The states of a form, as the table below tells them"
    >
      <marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M0 0 8 4 0 8Z" />
      </marker>
      {ARROWS.map(({ event, path, at }) => (
        <g key={event}>
          <path className="arrow" d={path} markerEnd="url(#head)" />
          <text {...at}>{event}</text>
        </g>
      ))}
      {Object.entries(STATES).map(([name, { x, y }]) => (
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
