/**
 * Additional cities by state that forms do not suggest, but people type and brands list as territories. The names are
 * current; other spellings are in `otherNames`.
 */
export const otherCities: Readonly<Record<string, readonly string[]>> = {
  'Andhra Pradesh': ['Vijayawada', 'Guntur', 'Tirupati', 'Nellore', 'Kurnool', 'Rajahmundry', 'Kakinada'],
  Assam: ['Guwahati', 'Silchar', 'Dibrugarh', 'Jorhat'],
  Bihar: ['Patna', 'Gaya', 'Muzaffarpur', 'Bhagalpur', 'Darbhanga'],
  Chhattisgarh: ['Raipur', 'Bhilai', 'Bilaspur'],
  Goa: ['Panaji', 'Margao'],
  Gujarat: ['Vadodara', 'Rajkot', 'Bhavnagar', 'Jamnagar', 'Gandhinagar', 'Vapi'],
  Haryana: ['Panipat', 'Ambala', 'Karnal', 'Hisar', 'Rohtak', 'Sonipat'],
  'Himachal Pradesh': ['Shimla', 'Dharamshala', 'Solan', 'Manali'],
  'Jammu and Kashmir': ['Srinagar', 'Jammu'],
  Jharkhand: ['Ranchi', 'Jamshedpur', 'Dhanbad', 'Bokaro'],
  Karnataka: ['Mysore', 'Mangalore', 'Hubli', 'Belgaum', 'Gulbarga', 'Davangere'],
  Kerala: ['Kochi', 'Thiruvananthapuram', 'Kozhikode', 'Thrissur', 'Kollam', 'Kannur'],
  'Madhya Pradesh': ['Jabalpur', 'Gwalior', 'Ujjain', 'Sagar', 'Rewa'],
  Maharashtra: ['Nashik', 'Aurangabad', 'Kolhapur', 'Sangli', 'Solapur', 'Navi Mumbai', 'Amravati', 'Satara'],
  Meghalaya: ['Shillong'],
  Odisha: ['Bhubaneswar', 'Cuttack', 'Rourkela', 'Puri'],
  Punjab: ['Ludhiana', 'Amritsar', 'Jalandhar', 'Patiala', 'Bathinda', 'Mohali'],
  Rajasthan: ['Jodhpur', 'Udaipur', 'Kota', 'Ajmer', 'Bikaner', 'Alwar'],
  Sikkim: ['Gangtok'],
  'Tamil Nadu': ['Coimbatore', 'Madurai', 'Tiruchirappalli', 'Salem', 'Tirunelveli', 'Vellore', 'Erode'],
  Telangana: ['Warangal', 'Karimnagar', 'Nizamabad', 'Secunderabad'],
  Tripura: ['Agartala'],
  'Uttar Pradesh': ['Agra', 'Varanasi', 'Prayagraj', 'Meerut', 'Bareilly', 'Gorakhpur', 'Aligarh', 'Jhansi'],
  Uttarakhand: ['Dehradun', 'Haridwar', 'Rishikesh', 'Haldwani', 'Nainital'],
  'West Bengal': ['Howrah', 'Siliguri', 'Durgapur', 'Asansol'],
};

/** Cities of that list whose name another state has for a town too. */
export const namesInSeveralStates: readonly string[] = ['Aurangabad', 'Bilaspur', 'Sagar', 'Udaipur'];
