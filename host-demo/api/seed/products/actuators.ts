import { explosionProtection, ingress } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const actuators: ProductFamily = {
  name: 'Actuators & Automation',
  summary: 'Electric, pneumatic and hydraulic actuators, positioners and limit switches',
  shape: 'actuator',
  brands: 'Dorfmann Antriebe; Actuline; Selat Controls; Kiyohara; Rotamax; Brightwell',
  secondHand: true,
  measures: {
    torque: ['Output torque', '60 Nm; 120 Nm; 250 Nm; 600 Nm; 1,200 Nm; 2,500 Nm; 6,000 Nm'],
    thrust: ['Output thrust', '10 kN; 25 kN; 60 kN; 120 kN; 250 kN'],
    supply: ['Supply', '24 V DC; 110 V AC; 240 V AC; 415 V AC 3 ph'],
    air: ['Air pressure', '4 bar; 5.5 bar; 7 bar'],
    ratio: ['Gear ratio', '40:1; 60:1; 80:1; 240:1'],
  },
  points: [
    'Mounting kit drawn and machined for the valve it goes on',
    'Hand wheel override that lets go by itself when power returns',
    'Torque and travel set in the workshop, certificate attached',
    'Stainless fasteners and an offshore paint system as standard',
  ],
  papers: 'a torque test certificate and wiring diagram; an Ex certificate, test report and hook-up drawing',
  lines: [
    {
      name: 'Electric Actuators',
      summary: 'Quarter-turn and multi-turn motors, with and without modulating control',
      share: 24,
      items: [
        ['QTE', 'Quarter-Turn Electric Actuator {torque} {supply}'],
        ['MTE', 'Multi-Turn Electric Actuator {torque} {supply}'],
        ['MOD', 'Modulating Electric Actuator {torque}'],
      ],
      materials: 'Aluminium, epoxy coated; Cast iron, marine paint',
      facts: {
        Protection: explosionProtection,
        Enclosure: ingress,
        Control: 'On-off; 4-20 mA; Modbus RTU; Profibus DP',
      },
      about: [
        'Intelligent motor with local display, set by a remote key without opening the cover.',
        'Double sealed terminal chamber keeps water out even with the cover off.',
      ],
      use: 'remote operation of motor valves on tank farms, jetties and manifolds',
      points: ['Opening and closing times from 8 to 120 seconds', 'Data log of the last 3,000 strokes'],
    },
    {
      name: 'Pneumatic Actuators',
      summary: 'Scotch yoke and rack-and-pinion cylinders, double acting and spring return',
      share: 24,
      items: [
        ['SYA', 'Scotch Yoke Pneumatic Actuator {torque} {air}'],
        ['RPA', 'Rack and Pinion Actuator {torque} Spring Return'],
        ['LPA', 'Linear Diaphragm Actuator {thrust}', 'control-valve'],
        ['GOV', 'Gas-over-Oil Actuator {torque}'],
      ],
      materials: 'Carbon steel, zinc nickel plated; Anodised aluminium; Stainless steel 316',
      facts: {
        Action: 'Spring return, fail closed; Spring return, fail open; Double acting',
        Temperature: '-20 to 80 °C; -40 to 80 °C',
      },
      about: [
        'Fail-safe cylinder with SIL 3 capable safety function and partial stroke test.',
        'Compact twin-piston actuator with adjustable stops at both ends.',
      ],
      use: 'emergency shutdown and on-off duty in well flowlines and process units',
      points: [
        'Spring in a welded container that cannot be opened by mistake',
        'One million cycles on the test rig',
      ],
    },
    {
      name: 'Gear Operators',
      summary: 'Worm and bevel gear boxes for hand operation',
      share: 14,
      shape: 'ball-valve-geared',
      items: [
        ['WGO', 'Worm Gear Operator {torque} {ratio}'],
        ['BGO', 'Bevel Gear Operator {thrust} {ratio}'],
        ['SGO', 'Subsea Gear Operator {torque} ROV Bucket'],
      ],
      materials: 'Ductile iron; Carbon steel; Stainless steel 316',
      facts: { Enclosure: 'IP67; IP68, 10 m; Subsea, 3,000 m', 'Hand wheel': '300 mm; 450 mm; 600 mm' },
      about: ['Self-locking gear box, grease filled for life, with position indicator and padlock facility.'],
      use: 'hand operation of large quarter-turn and gate valves',
      points: ['Rim pull below 360 N at full differential pressure'],
    },
    {
      name: 'Positioners & Limit Switches',
      summary: 'Smart positioners, switch boxes, solenoids and air sets',
      share: 18,
      shape: 'transmitter',
      items: [
        ['SVP', 'Smart Positioner HART {air}'],
        ['LSB', 'Limit Switch Box {supply}'],
        ['SOV', 'Solenoid Pilot 3/2 Way {supply}'],
        ['AFR', 'Air Filter Regulator 1/2" {air}', 'gauge'],
      ],
      materials: 'Aluminium, epoxy coated; Stainless steel 316L',
      facts: { Protection: explosionProtection, Enclosure: ingress },
      about: [
        'Low air consumption, set up by one button, with diagnostics over HART.',
        'Proximity sensors and a dome that shows open and shut from thirty metres.',
      ],
      use: 'control and feedback of automated valves',
      points: ['Works down to a supply of 1.4 bar', 'Namur mounting without brackets'],
    },
  ],
}
