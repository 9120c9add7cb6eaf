import type { Words } from '../core/words.ts'

/** A make of cars. */
export interface VehicleBrand {
  readonly id: string
  readonly name: Words
  /** Whether the icon package has its logo, under the brand's id (decision 0023). */
  readonly logo: boolean
}

const known = (id: string, ar: string, en: string): VehicleBrand => ({ id, name: { ar, en }, logo: true })
const bare = (id: string, ar: string, en: string): VehicleBrand => ({ id, name: { ar, en }, logo: false })

/** The makes to choose from, those that our cities drive most first; 'other' is for all that is not named. Spec 3. */
export const vehicleBrands: readonly VehicleBrand[] = [
  known('toyota', 'تويوتا', 'Toyota'),
  known('hyundai', 'هيونداي', 'Hyundai'),
  known('nissan', 'نيسان', 'Nissan'),
  known('kia', 'كيا', 'Kia'),
  known('chevrolet', 'شفروليه', 'Chevrolet'),
  known('ford', 'فورد', 'Ford'),
  known('honda', 'هوندا', 'Honda'),
  known('mazda', 'مازدا', 'Mazda'),
  known('mitsubishi', 'ميتسوبيشي', 'Mitsubishi'),
  bare('lexus', 'لكزس', 'Lexus'),
  bare('mercedes', 'مرسيدس', 'Mercedes-Benz'),
  known('bmw', 'بي إم دبليو', 'BMW'),
  known('audi', 'أودي', 'Audi'),
  known('volkswagen', 'فولكس فاجن', 'Volkswagen'),
  bare('gmc', 'جي إم سي', 'GMC'),
  known('jeep', 'جيب', 'Jeep'),
  bare('landrover', 'لاند روفر', 'Land Rover'),
  known('mg', 'إم جي', 'MG'),
  bare('geely', 'جيلي', 'Geely'),
  bare('changan', 'شانجان', 'Changan'),
  bare('chery', 'شيري', 'Chery'),
  bare('haval', 'هافال', 'Haval'),
  bare('byd', 'بي واي دي', 'BYD'),
  known('suzuki', 'سوزوكي', 'Suzuki'),
  bare('isuzu', 'إيسوزو', 'Isuzu'),
  bare('genesis', 'جينيسيس', 'Genesis'),
  known('infiniti', 'إنفينيتي', 'Infiniti'),
  bare('dodge', 'دودج', 'Dodge'),
  known('ram', 'رام', 'RAM'),
  known('cadillac', 'كاديلاك', 'Cadillac'),
  known('peugeot', 'بيجو', 'Peugeot'),
  known('renault', 'رينو', 'Renault'),
  known('fiat', 'فيات', 'Fiat'),
  known('opel', 'أوبل', 'Opel'),
  known('skoda', 'سكودا', 'Škoda'),
  known('seat', 'سيات', 'SEAT'),
  known('citroen', 'ستروين', 'Citroën'),
  known('subaru', 'سوبارو', 'Subaru'),
  known('mini', 'ميني', 'MINI'),
  known('volvo', 'فولفو', 'Volvo'),
  known('porsche', 'بورشه', 'Porsche'),
  known('tesla', 'تسلا', 'Tesla'),
  known('lucid', 'لوسيد', 'Lucid'),
  known('maserati', 'مازيراتي', 'Maserati'),
  known('bentley', 'بنتلي', 'Bentley'),
  known('rollsroyce', 'رولز رويس', 'Rolls-Royce'),
  bare('other', 'ماركة أخرى', 'Another make'),
]

/** Takes an id; returns its brand, or undefined. */
export function findVehicleBrand(id: string): VehicleBrand | undefined {
  return vehicleBrands.find((one) => one.id === id)
}
