import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useState } from 'react'
import { useLateStyles } from '#shared/element/late.tsx'
import { Modal } from '#shared/ui/dialogs.tsx'
import { Icon, icons } from '#shared/ui/icon.tsx'
import css from './item-extras.css?inline'
import { itemExtrasMessages } from './item-extras.messages.ts'
import { itemMessages } from './product.messages.ts'

type Props = {
  name: string
  pictures: readonly string[]
  /** The index of the picture shown. */
  shown: number
  onShow: (index: number) => void
}

/** Covers the picture shown, and opens it as large as the window. */
export function EnlargeButton(props: Props) {
  // Adopted here too, because this appears before the content below the buttons.
  useLateStyles(css)
  const t = useStore(itemExtrasMessages)
  const [isOpen, setOpen] = useState(false)
  if (props.pictures.length === 0) return null
  return (
    <>
      <button type="button" className="enlarge" aria-label={t.enlarge} onClick={() => setOpen(true)}>
        <Icon path="M8.5 3a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11M12.500 12.500 17 17M8.500 6v5M6 8.500h5" />
      </button>
      {isOpen && <Enlarged {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const LARGEST = 4

/** Arrow keys show another picture, and plus and minus zoom. A picture larger than the window scrolls. */
function Enlarged({ name, pictures, shown, onShow, onClose }: Props & { onClose: () => void }) {
  const t = useStore(itemExtrasMessages)
  const tItem = useStore(itemMessages)
  const [zoom, setZoom] = useState(1)
  const count = pictures.length
  const turn = (by: number): void => {
    setZoom(1)
    onShow((shown + by + count) % count)
  }
  const scale = (by: number): void => setZoom(Math.min(LARGEST, Math.max(1, zoom + by)))
  const actByKey = (event: KeyboardEvent): void => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const change = { '+': 1, '-': -1 }[event.key]
    if (change) scale(change)
    // The arrows scroll a picture that is larger than its frame.
    else if (way && zoom === 1) turn(way)
    else return
    event.preventDefault()
  }
  const button = (label: string, path: string, isDisabled: boolean, act: () => void) => (
    <button type="button" className="button" aria-label={label} aria-disabled={isDisabled} onClick={act}>
      <Icon path={path} />
    </button>
  )
  return (
    <Modal title={name} onClose={onClose}>
      <section className="enlarged" aria-label={name} onKeyDown={actByKey}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
        <div className="frame" data-first tabIndex={0}>
          <img
            src={pictures[shown]}
            alt={tItem.picture({ name, number: shown + 1, count })}
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
            referrerPolicy="no-referrer"
            onDoubleClick={() => setZoom(zoom === 1 ? 2 : 1)}
          />
        </div>
        <div className="row">
          {button(t.zoomOut, 'M4 10h12', zoom === 1, () => scale(-1))}
          {button(t.zoomIn, 'M4 10h12M10 4v12', zoom === LARGEST, () => scale(1))}
          {count > 1 && (
            <>
              {button(t.previous, icons.left, false, () => turn(-1))}
              {button(t.next, icons.right, false, () => turn(1))}
              <span className="muted" role="status">
                {shown + 1} / {count}
              </span>
            </>
          )}
        </div>
      </section>
    </Modal>
  )
}
