import { atOnce } from '#shared/sheets/slices.ts'
import { gridOfText } from '#shared/sheets/text-grid.ts'
import { readGrid } from '#shared/sheets/read-grid.ts'
const cases: Record<string,string> = {
 formNoColon: 'MATERIAL REQUEST\nRequestor\tMaintenance\tDept. code\tMNT\nDelivery date\t2026-12-20\tPurpose\tShutdown\n\nNo\tPart No.\tDescription\tQty\tUnit\n1\tA-1\tGate valve\t4\tpcs\n2\tA-2\tGlobe valve\t6\tpcs',
 formDe: 'BESTELLANFORDERUNG\nDatum:\t12.11.2026\tLiefertermin:\t20.12.2026\nAnforderer:\tInstandhaltung\tKostenstelle:\t4410\nPos.\tMenge\tME\tArtikelnummer\tBezeichnung\n1\t4\tSt\tGV-150-2\tAbsperrschieber 2" Class 150\n2\t6\tSt\tGB-150-3\tVentil 3" Class 150',
 formPt: 'Data:\t12/11/2026\tPrazo de entrega:\t20/12/2026\nSolicitante:\tManutenção\tCódigo:\tMNT\nItem\tQtd\tUnid\tCódigo\tDescrição\n1\t4\tpç\tVG-2\tVálvula gaveta 2" 150#\n2\t6\tpç\tVB-3\tVálvula globo 3" 150#',
 formBelow: 'Item\tDescription\tQty\tUnit\n1\tGate valve\t4\tpcs\n2\tGlobe\t6\tpcs\nPrepared by:\tSiti\tDate:\t12.11.2026\nApproved by:\tAli\t\t',
 unk1: 'quantity,unit,Beschaffungstext,weight,size\n4,EA,"GATE VALVE, CL150",28.1,"2"""\n6,EA,"GLOBE VALVE, CL150",39,"3"""',
 unk2: 'Pedido\tMaterial\tTexto breve\tCantidad\tUM\tCentro\n45001\t4000123\tVALVULA COMPUERTA 2"\t4\tUN\tC1\n45001\t4000124\tVALVULA GLOBO 3"\t6\tUN\tC1',
 unk3: 'Size,Omschrijving,Qty\n"2""",Schuifafsluiter staal,4\n"3""",Klepafsluiter staal,6',
 unk4: 'Type\tQty\tZusatz\nValve\t4\tGate valve DN50 PN16 with flanges\nValve\t6\tGlobe valve DN80 PN16 with flanges',
 unk5: 'Item\tDescription\tQty\tMaker\n1\tGate valve\t4\tACME\n2\tGlobe valve\t6\tACME',
 grp1: 'No\tDescription\tUnit\tQty\n1\tPIPES\n1.1\tSeamless pipe, API 5L Gr B, sch 40\n\t2"\tm\t40\n\t3"\tm\t60\n1.2\tElbow 90 LR\n\tDN 50\tNos\t4\n\tDN 80\tNos\t6\n1.3\tGasket 2"\tNos\t9',
 grp2: 'Bil\tPerihal\tUnit\tKuantiti\n1\tINJAP\n\tInjap get, kelas 150:\na\t50 mm dia\tNos\t4\nb\t80 mm dia\tNos\t6',
 grp3: 'Description\tQty\tUnit\nBall valve class 300\n1/2 inch\t4\tpcs\n1 inch\t6\tpcs\nRemarks on delivery\nPump\t2\tset',
 tot: 'Item\tDescription\tQty\tUnit\tAmount\n1\tGate valve\t4\tpcs\t100\n2\tGlobe\t6\tpcs\t200\n\tTotal valves\t10\tpcs\t\n\tTotal Section A\t\t\t300\n\tJumlah / Summe\t10\t\t300\n\tZwischensumme Armaturen\t10\tpcs\t\n\tÜbertrag\t\t\t300\n\tCarried forward to page 2\t10\n\tJumlah dibawa ke ringkasan\t10\n\tTotal set of gaskets 2" 150#\t3\tset\n\tTo collection\t\t\t300\n\tTOTAL (A+B)\t10',
 stock2: 'No\tDescription\tUnit\tQuantity\t\t\n\t\t\tRequired\tIn stock\tTo buy\n1\tGate\tpcs\t10\t4\t6\n2\tGlobe\tpcs\t5\t5\t0',
 stock3: 'No\tDescription\tQty\tQty\tUnit\n\t\tOffshore\tOnshore\t\n1\tGate valve\t1\t4\tpcs\n2\tGlobe\t9\t6\tpcs',
 num2: 'MAT_CODE1\tISO_TITLE1\tMAT_DESC1\tSIZE1\tQTY1\tUOM1\nM001\tISO-1\tPIPE SMLS A106 B\t2"\t12\tM\nM002\tISO-1\tELBOW 90\t2"\t3\tEA',
 num3: 'Description\tSize\tISO-001\tISO-002\tISO-003\nGate valve\t2"\t1\t2\t0\nGlobe\t3"\t3\t\t1',
 num4: 'Mark\tDescription\tDWG-12\tDWG-13\tTOTAL\tUNIT\nV1\tGate valve 2"\t3\t4\t7\tEA\nV2\tGlobe 3"\t1\t1\t2\tEA',
 bare2: 'Description;Size;Sch;Length (mm);Qty\nPipe nipple;1/2;80;100;4\nPipe nipple;3/4;160;-;6\nPipe;n/a;0;N/A;2',
 dap: 'Item\tQty\nValve\t4\nDAP Kerteh bis 15.01.2027',
 noteItem: 'Description\tQty\tUnit\tRemarks\nGate valve\t4\tpcs\t2" 150# RF\nGlobe valve\t6\tpcs\t3" 300# RF',
}
for (const [n,t] of Object.entries(cases)) { const r=readGrid(atOnce(gridOfText(t))); console.log('==',n); console.log('  ',r.columns.map(c=>`${c.heading}=${c.role}${c.reason?'/'+c.reason:''}`).join(' ; '))
   for (const x of r.rows) if (x.kind!=='line') console.log('   ',x.kind,x.use,'|',x.text, JSON.stringify(x.required))
   for (const l of r.lines) console.log('  >',l.quantity,'|',l.unit,'|',l.wanted,'|',l.note,l.doubts.join()) }
