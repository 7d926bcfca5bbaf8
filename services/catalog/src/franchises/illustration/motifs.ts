import type { BusinessCategory } from '@setu/contracts';
import type { Motif } from './drawings/drawings';

interface MotifEntry {
  /** The category in which words of a description count too, not only those of a title. */
  category: BusinessCategory;
  /** What the drawing shows, for people who do not see it. */
  shows: string;
  /** Words and phrases of up to three words by which a listing names this business; singular, in lower case, separated by `, `. */
  words: string;
}

/** Every drawing and the words that choose it. */
export const motifs: Readonly<Record<Motif, MotifEntry>> = {
  tea: {
    category: 'food_beverage',
    shows: 'a glass of tea',
    words: 'tea, chai, chaiwala, chaiwalla, chai wala, kulhad, tapri, tea house, tea bar, tea stall, चाय',
  },
  cafe: {
    category: 'food_beverage',
    shows: 'a cup of coffee',
    words: 'coffee, cafe, espresso, cappuccino, roastery, coffee shop, filter coffee',
  },
  bakery: {
    category: 'food_beverage',
    shows: 'a loaf of bread',
    words: 'bakery, bakehouse, bread, cake, pastry, patisserie, cookie, puff, bun, cake shop',
  },
  sweets: {
    category: 'food_beverage',
    shows: 'a box of laddoos',
    words:
      'sweet, mithai, dessert, laddoo, laddu, halwai, confectionery, chocolate, namkeen, dessert boutique, मिठाई',
  },
  thali: {
    category: 'food_beverage',
    shows: 'a thali with rice and curries',
    words:
      'restaurant, thali, dining, curry, eatery, mess, bhojanalaya, biryani, meal, rasoi, canteen, family restaurant',
  },
  grill: {
    category: 'food_beverage',
    shows: 'a grill over a fire',
    words: 'tandoor, dhaba, grill, barbecue, bbq, kebab, tikka, naan, steak',
  },
  delivery: {
    category: 'food_beverage',
    shows: 'a bag with a meal',
    words:
      'cloud kitchen, dark kitchen, delivery kitchen, ghost kitchen, takeaway, food delivery, tiffin service',
  },
  steamer: {
    category: 'food_beverage',
    shows: 'a steamer with idlis',
    words: 'idli, dosa, tiffin, momo, dim sum, dumpling, udupi, south indian, vada, sambar',
  },
  drink: {
    category: 'food_beverage',
    shows: 'a cold drink with a straw',
    words: 'juice, lassi, shake, smoothie, milkshake, sugarcane, soda, sharbat, mocktail, falooda, लस्सी',
  },
  icecream: {
    category: 'food_beverage',
    shows: 'an ice cream in a cone',
    words: 'ice cream, gelato, kulfi, frozen yogurt, frozen yoghurt, sorbet, creamery',
  },
  fastfood: {
    category: 'food_beverage',
    shows: 'a burger',
    words:
      'burger, pizza, sandwich, fries, fast food, fried chicken, roll, wrap, qsr, quick service restaurant, vada pav, pav bhaji, snack, chaat',
  },
  cart: {
    category: 'food_beverage',
    shows: 'a street cart',
    words: 'cart, food truck, food cart, tea cart, street food, kiosk, market stall, pushcart, stall',
  },
  banquet: {
    category: 'food_beverage',
    shows: 'a covered dish',
    words: 'banquet, catering, caterer, banquet kitchen, fine dining, party kitchen',
  },
  shop: {
    category: 'retail',
    shows: 'a shop with an awning',
    words: 'supermart, general store, department store, variety store',
  },
  grocery: {
    category: 'retail',
    shows: 'a basket of groceries',
    words:
      'grocery, kirana, supermarket, vegetable, fruit, organic store, provision, quick delivery, dairy, millet, spice, masala, dry fruit',
  },
  clothing: {
    category: 'retail',
    shows: 'a shirt on a hanger',
    words:
      'clothing, apparel, kurta, saree, sari, khadi, handloom, boutique, fashion, garment, textile, menswear, ethnic wear, kidswear, tailor, uniform, innerwear',
  },
  jewellery: {
    category: 'retail',
    shows: 'a ring with a stone',
    words: 'jewellery, jewelry, jeweller, gold, diamond, silver, bangle, ornament',
  },
  furniture: {
    category: 'retail',
    shows: 'an armchair',
    words:
      'furniture, sofa, mattress, interior, home decor, modular kitchen, furnishing, curtain, decor, wardrobe',
  },
  gifts: {
    category: 'retail',
    shows: 'a wrapped gift',
    words: 'gift, gifting, festival store, hamper, souvenir, flower, florist, bouquet, greeting card',
  },
  spectacles: {
    category: 'retail',
    shows: 'a pair of spectacles',
    words: 'optical, optician, eyewear, spectacle, lens, sunglass, eye clinic, eye care, eye hospital',
  },
  books: {
    category: 'retail',
    shows: 'a row of books',
    words: 'book, bookshop, bookstore, stationery, stationer, comic',
  },
  shoes: {
    category: 'retail',
    shows: 'a shoe',
    words: 'shoe, footwear, sneaker, sandal, chappal, mojari, jutti',
  },
  electronics: {
    category: 'retail',
    shows: 'a screen',
    words: 'electronics, television, home appliance, appliance, gadget, audio store',
  },
  toys: {
    category: 'retail',
    shows: 'a toy bear',
    words: 'toy, baby store, baby product, play area, soft play, play zone, kids play',
  },
  school: {
    category: 'education',
    shows: 'a school',
    words: 'school, k 12, cbse, icse, boarding school, college, campus',
  },
  preschool: {
    category: 'education',
    shows: 'letter blocks',
    words:
      'preschool, pre school, playschool, play school, kindergarten, day care, daycare, creche, toddler, nursery school, montessori, playgroup, anganwadi',
  },
  coaching: {
    category: 'education',
    shows: 'a blackboard',
    words:
      'coaching, tuition, tutorial, exam academy, board exam, jee, neet, upsc, abacus, mathematics, maths, classes, test prep, exam, skill training',
  },
  language: {
    category: 'education',
    shows: 'two speech bubbles',
    words: 'english, spoken english, language, ielts, french, german, communication, study abroad',
  },
  library: {
    category: 'education',
    shows: 'an open book',
    words: 'library, study hall, reading room, study room, study centre',
  },
  robotics: {
    category: 'education',
    shows: 'a robot',
    words: 'robotics, robot, stem lab, maker space, tinkering',
  },
  music: {
    category: 'education',
    shows: 'tablas and notes',
    words: 'music, dance, tabla, guitar, singing, piano, art school, performing art, karaoke',
  },
  clinic: {
    category: 'healthcare',
    shows: 'a stethoscope',
    words:
      'clinic, doctor, hospital, polyclinic, medical, homeopathy, ayurveda, ayurvedic clinic, fertility, ivf, paediatric, maternity',
  },
  dental: {
    category: 'healthcare',
    shows: 'a tooth',
    words: 'dental, dentist, tooth, teeth, orthodontic, dental clinic, smile',
  },
  pharmacy: {
    category: 'healthcare',
    shows: 'a bottle of medicine',
    words:
      'pharmacy, medicine, chemist, drug store, generic medicine, medical store, nutraceutical, supplement',
  },
  diagnostics: {
    category: 'healthcare',
    shows: 'a microscope and a test tube',
    words:
      'diagnostic, pathology, collection centre, lab test, blood test, ultrasound, x ray, scan, imaging, diagnostic centre, sample collection',
  },
  physiotherapy: {
    category: 'healthcare',
    shows: 'a patient on a treatment table',
    words: 'physiotherapy, physio, physiotherapist, rehabilitation, rehab, recovery room, chiropractic',
  },
  eldercare: {
    category: 'services',
    shows: 'a home with a heart',
    words:
      'elder care, eldercare, senior care, senior living, old age, home care, home nursing, care at home, caregiver, home healthcare, elderly, nursing at home, assisted living, palliative',
  },
  ambulance: {
    category: 'healthcare',
    shows: 'an ambulance',
    words: 'ambulance, health van, mobile health, mobile clinic, emergency care',
  },
  gym: {
    category: 'fitness',
    shows: 'a dumbbell',
    words:
      'gym, fitness, strength, workout, crossfit, weight, health club, personal training, zumba, fitness club, flagship club',
  },
  yoga: {
    category: 'fitness',
    shows: 'a person in the lotus position',
    words: 'yoga, shala, meditation, prenatal, pilate, retreat, yoga therapy, pranayama, wellness retreat',
  },
  wrestling: {
    category: 'fitness',
    shows: 'a mace of wrestlers',
    words: 'mud pit, wrestling, kushti, martial art, karate, boxing, mma, taekwondo, training ground',
  },
  sport: {
    category: 'fitness',
    shows: 'a cricket bat and a ball',
    words:
      'cricket, football, badminton, sport, turf, tennis, swimming, skating, sports academy, box cricket, snooker, bowling',
  },
  salon: {
    category: 'beauty',
    shows: 'scissors and a comb',
    words: 'salon, hair, barber, grooming, parlour, unisex, haircut, beauty parlour, bridal, makeup, nail',
  },
  spa: {
    category: 'beauty',
    shows: 'a lotus on water',
    words: 'spa, massage, day spa, ayurvedic spa, wellness, aroma, sauna',
  },
  henna: {
    category: 'beauty',
    shows: 'a hand with henna',
    words: 'henna, henna lounge, mehendi art, mehndi art, mehndi studio, tattoo',
  },
  skin: {
    category: 'beauty',
    shows: 'a bottle and a drop',
    words: 'skin, laser, cosmetic, dermatology, skincare, facial, perfume, attar, skin clinic, slimming',
  },
  garage: {
    category: 'automotive',
    shows: 'a car and a spanner',
    words: 'garage, workshop, car service, mechanic, multi brand, spare part, tyre, car care, used car, car',
  },
  scooter: {
    category: 'automotive',
    shows: 'a scooter',
    words:
      'scooter, bike, two wheeler, motorcycle, electric two wheeler, bicycle, cycle, e bike, rental bike',
  },
  carwash: {
    category: 'automotive',
    shows: 'a car under foam',
    words: 'car wash, foam wash, detailing, car spa, ceramic coating, wash',
  },
  charging: {
    category: 'automotive',
    shows: 'a charging point',
    words:
      'charging, charger, ev charging, charging station, charging plaza, charging hub, fuel station, petrol',
  },
  battery: {
    category: 'automotive',
    shows: 'a battery that is swapped',
    words: 'battery, battery swap, swap point, battery swapping, inverter',
  },
  laundry: {
    category: 'services',
    shows: 'a washing machine',
    words: 'laundry, laundromat, dry cleaning, dry clean, dhobi, ironing, washing, steam press',
  },
  repairs: {
    category: 'services',
    shows: 'a toolbox',
    words:
      'home repair, plumbing, plumber, electrician, carpenter, handyman, home service, appliance repair, maintenance, painting, waterproofing, repair hub',
  },
  cleaning: {
    category: 'services',
    shows: 'a broom and a bucket',
    words: 'cleaning, deep cleaning, housekeeping, sanitation, sofa cleaning, cleaning crew, facility',
  },
  parcel: {
    category: 'services',
    shows: 'a parcel',
    words: 'parcel, courier, booking counter, parcel counter, postal, cargo',
  },
  van: {
    category: 'services',
    shows: 'a delivery van',
    words:
      'logistics, last mile, delivery hub, mover, packer, packers and movers, transport, truck, warehouse, delivery van',
  },
  pestcontrol: {
    category: 'services',
    shows: 'a beetle on a shield',
    words: 'pest, pest control, termite, cockroach, mosquito, rodent, fumigation',
  },
  security: {
    category: 'services',
    shows: 'a shield with a lock',
    words: 'security, guard, surveillance, cctv, locker, bouncer',
  },
  travel: {
    category: 'services',
    shows: 'a suitcase',
    words: 'travel, tour, holiday, visa, tourism, ticketing, travel agency, taxi, cab, self drive',
  },
  hotel: {
    category: 'services',
    shows: 'a bed and the moon',
    words: 'hotel, hostel, homestay, guest house, resort, lodge, room stay, paying guest, co living',
  },
  office: {
    category: 'services',
    shows: 'a desk with a computer',
    words: 'coworking, co working, shared office, business centre, workspace, office space',
  },
  property: {
    category: 'services',
    shows: 'a house and a key',
    words: 'real estate, property, broker, realty, rental home, home loan, construction, architect',
  },
  finance: {
    category: 'services',
    shows: 'a bank with a rupee coin',
    words: 'finance, financial, insurance, loan, tax, accounting, banking, atm, mutual fund, payment, gst',
  },
  events: {
    category: 'services',
    shows: 'a camera',
    words: 'photography, photo studio, event, wedding, wedding planner, videography, photo',
  },
  printing: {
    category: 'services',
    shows: 'a printer',
    words: 'printing, print, print shop, photocopy, signage, packaging, t shirt printing',
  },
  computer: {
    category: 'technology',
    shows: 'a laptop with code',
    words:
      'computer, coding, software, school lab, it training, web, programming, app, digital marketing, data, ai, computer lab, computer centre',
  },
  phone: {
    category: 'technology',
    shows: 'a phone and a spanner',
    words:
      'phone, mobile, smartphone, laptop repair, phone repair, mobile repair, refurbished, mobile store, mobile accessory',
  },
  smarthome: {
    category: 'technology',
    shows: 'a house with a signal',
    words: 'smart home, home automation, automation, iot, broadband, wifi, internet',
  },
  drone: {
    category: 'technology',
    shows: 'a drone',
    words: 'drone, drone pilot, aerial, drone academy',
  },
  plants: {
    category: 'other',
    shows: 'a plant in a pot',
    words: 'plant, garden, garden centre, plant nursery, gardening, landscape, office plant, terrace garden',
  },
  farm: {
    category: 'other',
    shows: 'seedlings on a field',
    words: 'farm, farming, terrace farm, agriculture, hydroponic, agri, seed, fertiliser, tractor, mushroom',
  },
  pottery: {
    category: 'other',
    shows: 'a clay pot',
    words: 'pottery, clay, ceramic, craft, handicraft, craft workshop, clay workshop, artisan',
  },
  pets: {
    category: 'other',
    shows: 'a paw',
    words: 'pet, dog, cat, veterinary, vet, pet shop, pet grooming, pet clinic, aquarium, kennel',
  },
  solar: {
    category: 'other',
    shows: 'a solar panel and the sun',
    words: 'solar, solar panel, rooftop solar, renewable, solar energy, biogas',
  },
  water: {
    category: 'other',
    shows: 'a water can',
    words: 'water, mineral water, water purifier, ro water, water plant, drinking water, water atm',
  },
};

/** What a category shows when no word names the business. */
export const fallbackMotifs: Readonly<Record<BusinessCategory, Motif>> = {
  food_beverage: 'thali',
  retail: 'shop',
  education: 'coaching',
  healthcare: 'clinic',
  fitness: 'gym',
  beauty: 'salon',
  automotive: 'garage',
  services: 'repairs',
  technology: 'computer',
  other: 'shop',
};
