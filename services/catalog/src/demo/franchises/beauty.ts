import type { DemoFranchise } from '../demo-franchise';

export const beauty: readonly DemoFranchise[] = [
  {
    n: 45,
    brand: 'Roopkala Salon',
    title: 'Roopkala Salon for Women',
    description:
      'Hair, skin and threading for women, by women, with prices that a schoolteacher can afford every month. Eight chairs, two private rooms and a waiting area where children are welcome. Half of the appointments are booked by phone, and we have built the front desk around that.',
    category: 'beauty',
    model: 'FOFO',
    lakh: [22, 32],
    roi: 27,
    area: 800,
    support:
      'Beauticians are trained for forty-five days at our Lucknow academy. Products come at salon price with no minimum order.',
    territories: ['Lucknow', 'Kanpur', 'Jaipur', 'Indore'],
    reviews: ['4.50', 42],
    outlets: 76,
    listed: '2026-01-16',
  },
  {
    n: 46,
    brand: 'Roopkala Salon',
    title: 'Roopkala Bridal Studio',
    description:
      'Trials, draping, make-up and a team that travels with the bride, booked six months ahead. One studio handles about 140 weddings a season. The company’s artists run it; the owner invests in a good address and good mirrors.',
    category: 'beauty',
    model: 'FOCO',
    lakh: [48, 65],
    roi: 22,
    area: 1400,
    support:
      'Senior artists on rotation from Mumbai, bookings from our wedding-planner network, and a photo studio kit.',
    territories: ['Delhi NCR', 'Mumbai', 'Ahmedabad'],
    reviews: ['4.60', 10],
    outlets: 19,
    listed: '2026-04-28',
    featured: true,
  },
  {
    n: 47,
    brand: 'Roopkala Salon',
    title: 'Roopkala Express Grooming Bar',
    description:
      'Haircut, beard and a clean-up in thirty-five minutes, no appointment, near metro stations and office gates. Five chairs in five hundred square feet, open until ten at night.',
    category: 'beauty',
    model: 'FOFO',
    lakh: [15, 20],
    roi: 29,
    area: 500,
    support:
      'Queue app with live waiting time, stylists from our placement cell and a month of opening offers paid by us.',
    territories: ['Bangalore', 'Hyderabad', 'Chennai'],
    reviews: ['4.20', 24],
    outlets: 44,
    listed: '2026-08-03',
  },
  {
    n: 48,
    brand: 'Mehendi & Mist',
    title: 'Mehendi & Mist Ayurvedic Day Spa',
    description:
      'Abhyanga, shirodhara and steam in five treatment rooms, with oils cooked in our own house near Thrissur. Guests fill in a short health form that a vaidya reads the same morning. Hotels without a spa send their guests and settle monthly.',
    category: 'beauty',
    model: 'FOCO',
    lakh: [40, 55],
    roi: 21,
    area: 1500,
    support:
      'Therapists from Kerala with housing arranged, oils on consignment, and a vaidya on video for each shift.',
    territories: ['Kerala', 'Goa', 'Pune'],
    reviews: ['4.70', 7],
    outlets: 13,
    listed: '2026-02-20',
  },
  {
    n: 49,
    brand: 'Mehendi & Mist',
    title: 'Mehendi & Mist Skin and Laser Clinic',
    description:
      'Dermatologist-led laser hair reduction, acne and pigmentation care on machines approved in India. The company owns the medical side entirely and pays the investor from procedure income, reported machine by machine.',
    category: 'beauty',
    model: 'FICO',
    lakh: [60, 75],
    roi: 19,
    area: 1300,
    support:
      'Machine insurance, calibration and doctor cover are included. Statements follow on the seventh of each month.',
    territories: ['Kolkata', 'Hyderabad'],
    reviews: ['4.40', 5],
    outlets: 9,
    listed: '2026-06-30',
  },
  {
    n: 50,
    brand: 'Mehendi & Mist',
    title: 'Mehendi & Mist Henna Lounge',
    description:
      'A lounge for mehendi only: fresh organic paste, sixty designs on the wall and artists who draw for three hours without a template. Karwa Chauth, Teej and the wedding months bring queues; the rest of the year lives from classes and cones sold by courier.',
    category: 'beauty',
    model: 'FOFO',
    lakh: [16, 22],
    roi: 26,
    area: 550,
    support:
      'Artist auditions in your city, paste delivered frozen each week, and a class syllabus that you may teach from the first month.',
    territories: ['Surat', 'Ahmedabad', 'Jaipur'],
    reviews: ['4.60', 9],
    outlets: 16,
    listed: '2026-09-04',
    featured: true,
  },
];
