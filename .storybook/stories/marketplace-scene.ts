import { pictures } from '#shared/testing/pictures.ts'
import { categoriesReply, marketReplies, recommendedReply } from '#shared/testing/replies.ts'
import type { Scene } from '#shared/testing/scene.ts'
import { widgets } from './widget-stories.ts'

/** Returns one scene with replies for all widgets, because widgets on a page share stores and network. */
export function marketplaceScene(scene: Scene = {}): Scene {
  const replies = widgets.map(({ story }) => story.scene.replies)
  return { ...scene, replies: Object.assign({}, marketReplies(), ...replies, bothKinds) }
}

const services = [
  { name: 'Ultrasonic Thickness Survey', picture: pictures.gauge },
  { name: 'Valve Overhaul and Testing', picture: pictures.valveSection },
  { name: 'Pipeline Pigging', picture: pictures.pipe },
  { name: 'Drill Bit Dressing', picture: pictures.drillBit },
  { name: 'Pressure Calibration', picture: pictures.gauge },
  { name: 'Hydrostatic Testing', picture: pictures.valve },
]

/** Replies that hold both products and services, because a single widget's story may have only one kind. */
const bothKinds: Scene['replies'] = {
  'GET /api/public/category/top10': categoriesReply([
    { name: 'Valves', icon: pictures.valve },
    { name: 'Pipe & Fittings', icon: pictures.pipe },
    { name: 'Drill Bits', icon: pictures.drillBit },
    { name: 'Instrumentation', icon: pictures.gauge },
    { name: 'Wellheads', icon: pictures.valveSection },
    { name: 'Pumps', icon: pictures.valve },
    ...services.map(({ name, picture }) => ({ name, icon: picture, kind: 'service' as const })),
  ]),
  'GET /api/public/service/recommended': recommendedReply(
    services.map(({ name, picture }) => ({ name, image: picture, alternateImage: picture })),
  ),
}
