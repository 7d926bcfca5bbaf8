/** The cities that we know, each with its degrees north and east. */
const points = `
Mumbai 19.1 72.9
Delhi NCR 28.6 77.2
Bangalore 13 77.6
Chennai 13.1 80.2
Hyderabad 17.4 78.5
Pune 18.5 73.9
Kolkata 22.6 88.4
Ahmedabad 23 72.6
Surat 21.2 72.8
Jaipur 26.9 75.8
Lucknow 26.8 80.9
Kanpur 26.4 80.3
Nagpur 21.1 79.1
Indore 22.7 75.9
Thane 19.2 73.1
Bhopal 23.3 77.4
Visakhapatnam 17.7 83.2
Vijayawada 16.5 80.6
Guntur 16.3 80.4
Tirupati 13.6 79.4
Nellore 14.4 80
Kurnool 15.8 78
Rajahmundry 17 81.8
Kakinada 16.9 82.2
Guwahati 26.2 91.7
Silchar 24.8 92.8
Dibrugarh 27.5 94.9
Jorhat 26.8 94.2
Patna 25.6 85.1
Gaya 24.8 85
Muzaffarpur 26.1 85.4
Bhagalpur 25.2 87
Darbhanga 26.2 85.9
Raipur 21.3 81.6
Bhilai 21.2 81.3
Bilaspur 22.1 82.1
Panaji 15.5 73.8
Margao 15.3 74
Vadodara 22.3 73.2
Rajkot 22.3 70.8
Bhavnagar 21.8 72.1
Jamnagar 22.5 70.1
Gandhinagar 23.2 72.6
Vapi 20.4 72.9
Panipat 29.4 77
Ambala 30.4 76.8
Karnal 29.7 77
Hisar 29.2 75.7
Rohtak 28.9 76.6
Sonipat 29 77
Shimla 31.1 77.2
Dharamshala 32.2 76.3
Solan 30.9 77.1
Manali 32.2 77.2
Srinagar 34.1 74.8
Jammu 32.7 74.9
Ranchi 23.3 85.3
Jamshedpur 22.8 86.2
Dhanbad 23.8 86.4
Bokaro 23.7 86.1
Mysore 12.3 76.6
Mangalore 12.9 74.8
Hubli 15.4 75.1
Belgaum 15.9 74.5
Gulbarga 17.3 76.8
Davangere 14.5 75.9
Kochi 10 76.3
Thiruvananthapuram 8.5 76.9
Kozhikode 11.3 75.8
Thrissur 10.5 76.2
Kollam 8.9 76.6
Kannur 11.9 75.4
Jabalpur 23.2 79.9
Gwalior 26.2 78.2
Ujjain 23.2 75.8
Sagar 23.8 78.7
Rewa 24.5 81.3
Nashik 20 73.8
Aurangabad 19.9 75.3
Kolhapur 16.7 74.2
Sangli 16.9 74.6
Solapur 17.7 75.9
Navi Mumbai 19 73
Amravati 20.9 77.8
Satara 17.7 74
Shillong 25.6 91.9
Bhubaneswar 20.3 85.8
Cuttack 20.5 85.9
Rourkela 22.3 84.9
Puri 19.8 85.8
Ludhiana 30.9 75.9
Amritsar 31.6 74.9
Jalandhar 31.3 75.6
Patiala 30.3 76.4
Bathinda 30.2 74.9
Mohali 30.7 76.7
Jodhpur 26.2 73
Udaipur 24.6 73.7
Kota 25.2 75.8
Ajmer 26.5 74.6
Bikaner 28 73.3
Alwar 27.6 76.6
Gangtok 27.3 88.6
Coimbatore 11 77
Madurai 9.9 78.1
Tiruchirappalli 10.8 78.7
Salem 11.7 78.1
Tirunelveli 8.7 77.7
Vellore 12.9 79.1
Erode 11.3 77.7
Warangal 18 79.6
Karimnagar 18.4 79.1
Nizamabad 18.7 78.1
Secunderabad 17.4 78.5
Agartala 23.8 91.3
Agra 27.2 78
Varanasi 25.3 83
Prayagraj 25.4 81.8
Meerut 29 77.7
Bareilly 28.4 79.4
Gorakhpur 26.8 83.4
Aligarh 27.9 78.1
Jhansi 25.4 78.6
Dehradun 30.3 78
Haridwar 29.9 78.2
Rishikesh 30.1 78.3
Haldwani 29.2 79.5
Nainital 29.4 79.5
Howrah 22.6 88.3
Siliguri 26.7 88.4
Durgapur 23.5 87.3
Asansol 23.7 87
Delhi 28.6 77.2
Chandigarh 30.7 76.8
Puducherry 11.9 79.8
`;

/** Degrees north and east of a city, by its stored name. */
export const cityPoints: ReadonlyMap<string, readonly [north: number, east: number]> = new Map(
  points
    .trim()
    .split('\n')
    .map((line) => {
      const [, city = '', north, east] = /^(.+) (\S+) (\S+)$/.exec(line) ?? [];
      return [city, [Number(north), Number(east)]];
    }),
);
