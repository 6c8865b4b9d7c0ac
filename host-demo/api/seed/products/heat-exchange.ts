import { pressureClass } from '../measures.ts'
import type { ProductFamily } from '../vocabulary.ts'

export const heatExchange: ProductFamily = {
  name: 'Heat Exchange & Filtration',
  summary: 'Exchangers, coolers, heaters, filters and strainers',
  shape: 'exchanger',
  brands: 'Termica Lario; Westmark; Clearmud; Purefil; Jati Engineering',
  secondHand: false,
  measures: {
    area: ['Surface', '8 m²; 22 m²; 45 m²; 90 m²; 180 m²'],
    duty: ['Duty', '50 kW; 120 kW; 300 kW; 750 kW; 1,500 kW'],
    line: ['Line size', '2"; 3"; 4"; 6"; 8"; 12"; 16"'],
    class: pressureClass,
    micron: ['Rating', '1 µm; 5 µm; 10 µm; 25 µm; 50 µm'],
    length: ['Length', '10"; 20"; 30"; 40"'],
  },
  points: [
    'Thermal guarantee, HTRI print-out attached',
    'Spare gaskets and bolts for the first opening',
    'Cleaning and re-tubing done in Kertih',
  ],
  papers: 'a data report, hydrotest chart and thermal sheet; a certificate of conformity',
  lines: [
    {
      name: 'Heat Exchangers',
      summary: 'Shell and tube, plate and air cooled exchangers',
      share: 22,
      items: [
        ['BEM', 'Shell and Tube Exchanger BEM {area}'],
        ['AES', 'Shell and Tube Exchanger AES {area}'],
        ['PHE', 'Plate Heat Exchanger {area}', 'screen'],
        ['AFC', 'Air Fin Cooler {duty}'],
        ['PCH', 'Printed Circuit Exchanger {duty}'],
      ],
      materials: 'CS shell, SS316L tubes; Titanium plates; Duplex 2205; 90/10 CuNi tubes',
      facts: { Code: 'ASME VIII, TEMA R; TEMA C; API 661', Passes: '1; 2; 4' },
      about: [
        'Bundle that comes out on rails for cleaning.',
        'Titanium plates for sea water, gaskets without glue.',
      ],
      use: 'crude cooling, gas cooling and lubricating oil',
      points: ['Tube ends expanded and strength welded'],
    },
    {
      name: 'Heaters',
      summary: 'Immersion, circulation and bath heaters',
      share: 12,
      items: [
        ['IMH', 'Immersion Heater {duty} Ex d'],
        ['CRH', 'Circulation Heater {duty}'],
        ['WBH', 'Water Bath Heater {duty}', 'tank'],
      ],
      materials: 'Incoloy 800 elements; SS316L elements; Carbon steel',
      facts: {
        Supply: '415 V, 3 ph; 690 V, 3 ph; Fuel gas',
        Protection: 'Ex d IIC T3; Ex e IIC T4; Safe area',
      },
      about: ['Low watt density, thermocouple on the hottest element.'],
      use: 'fuel gas heating, wax control and frost protection',
      points: ['Thyristor panel in scope'],
    },
    {
      name: 'Filters & Strainers',
      summary: 'Cartridge, basket, Y and coalescing filters',
      share: 24,
      shape: 'separator',
      items: [
        ['YST', 'Y-Strainer {line} {class}', 'fitting'],
        ['BST', 'Basket Strainer {line} {class}'],
        ['CRT', 'Cartridge Filter {micron} {length}', 'screen'],
        ['COA', 'Coalescer Filter Housing {line} {class}'],
        ['DPX', 'Duplex Filter {line} {micron}'],
      ],
      materials: 'ASTM A216 WCB; Stainless steel 316L; Polypropylene; Glass fibre on SS core',
      facts: {
        Element: 'Pleated polypropylene; Perforated SS316; Wedge wire; Glass fibre',
        'Maximum differential': '1.5 bar; 3 bar; 5 bar',
      },
      about: ['Element changed in ten minutes, no tools but a bar.'],
      use: 'completion brine, sea water, fuel and instrument gas',
      points: ['Absolute rating, beta 5,000', 'Clean pressure loss below 0.2 bar'],
    },
  ],
}
