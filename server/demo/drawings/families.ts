import { drawFrenchPress, drawKettle, drawMokaPot, drawThermos } from './families/brewing';
import {
  drawBroom,
  drawBrush,
  drawBucket,
  drawMop,
  drawSoapDispenser,
  drawSponges,
  drawSprayBottle,
} from './families/cleaning';
import { drawBakingDish, drawCasserole, drawFryingPan, drawSaucepan, drawStockpot } from './families/cookware';
import { drawBowl, drawCup, drawMug, drawPlate, drawTeapot } from './families/crockery';
import { drawCalculator, drawClock, drawPenHolder, drawScissors, drawStapler } from './families/desk';
import { drawCarafe, drawJar, drawPitcher, drawTumbler, drawWineGlass } from './families/glassware';
import { drawHammer, drawPliers, drawSaw, drawScrewdriver, drawWrench } from './families/handTools';
import { drawApron, drawOvenMitt, drawTablecloth } from './families/kitchenLinen';
import { drawCuttingBoard, drawGrater, drawKnife, drawLadle, drawSpatula, drawWhisk } from './families/kitchenTools';
import { drawDeskLamp, drawFloorLamp, drawPendant, drawTableLamp } from './families/lamps';
import {
  drawBox,
  drawBubbleRoll,
  drawLabelRoll,
  drawMailer,
  drawPackingTape,
  drawPaperBag,
} from './families/packaging';
import { drawBulb, drawLantern, drawTorch } from './families/portableLights';
import { drawCanister, drawCutlery, drawFoodContainer, drawTray } from './families/serving';
import { drawBasket, drawCrate, drawShelf, drawStorageBox } from './families/storage';
import { drawCushion, drawRug, drawThrow, drawTowels } from './families/textiles';
import { drawDrill, drawLevel, drawTapeMeasure, drawToolbox } from './families/workshop';
import { drawBinder, drawMarkers, drawNotebook, drawPen, drawPencils } from './families/writing';
import type { Family } from './look';

export const families = {
  mug: drawMug,
  cup: drawCup,
  plate: drawPlate,
  bowl: drawBowl,
  teapot: drawTeapot,
  tumbler: drawTumbler,
  wineGlass: drawWineGlass,
  carafe: drawCarafe,
  jar: drawJar,
  pitcher: drawPitcher,
  fryingPan: drawFryingPan,
  saucepan: drawSaucepan,
  stockpot: drawStockpot,
  casserole: drawCasserole,
  bakingDish: drawBakingDish,
  kettle: drawKettle,
  mokaPot: drawMokaPot,
  frenchPress: drawFrenchPress,
  thermos: drawThermos,
  knife: drawKnife,
  cuttingBoard: drawCuttingBoard,
  spatula: drawSpatula,
  ladle: drawLadle,
  whisk: drawWhisk,
  grater: drawGrater,
  cutlery: drawCutlery,
  tray: drawTray,
  canister: drawCanister,
  foodContainer: drawFoodContainer,
  towels: drawTowels,
  cushion: drawCushion,
  throw: drawThrow,
  rug: drawRug,
  tablecloth: drawTablecloth,
  apron: drawApron,
  ovenMitt: drawOvenMitt,
  screwdriver: drawScrewdriver,
  hammer: drawHammer,
  pliers: drawPliers,
  wrench: drawWrench,
  saw: drawSaw,
  drill: drawDrill,
  tapeMeasure: drawTapeMeasure,
  level: drawLevel,
  toolbox: drawToolbox,
  tableLamp: drawTableLamp,
  pendant: drawPendant,
  floorLamp: drawFloorLamp,
  deskLamp: drawDeskLamp,
  lantern: drawLantern,
  bulb: drawBulb,
  torch: drawTorch,
  pen: drawPen,
  pencils: drawPencils,
  markers: drawMarkers,
  notebook: drawNotebook,
  binder: drawBinder,
  stapler: drawStapler,
  scissors: drawScissors,
  penHolder: drawPenHolder,
  calculator: drawCalculator,
  clock: drawClock,
  box: drawBox,
  mailer: drawMailer,
  packingTape: drawPackingTape,
  bubbleRoll: drawBubbleRoll,
  paperBag: drawPaperBag,
  labelRoll: drawLabelRoll,
  basket: drawBasket,
  storageBox: drawStorageBox,
  crate: drawCrate,
  shelf: drawShelf,
  broom: drawBroom,
  mop: drawMop,
  bucket: drawBucket,
  sprayBottle: drawSprayBottle,
  brush: drawBrush,
  sponges: drawSponges,
  soapDispenser: drawSoapDispenser,
} satisfies Record<string, Family>;

export type FamilyName = keyof typeof families;
