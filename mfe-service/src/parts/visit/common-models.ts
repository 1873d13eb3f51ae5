/**
 * Makes that are often seen in US shops, with their models of the last years, for suggestions while an owner types. Any
 * other make and model is taken, too. For loaders: the page has it in its data.
 */
export const commonModels: Readonly<Record<string, string>> = {
  Acura: "ILX, Integra, MDX, RDX, RLX, TL, TLX, TSX",
  "Alfa Romeo": "Giulia, Stelvio, Tonale",
  Audi: "A3, A4, A5, A6, A7, A8, e-tron, Q3, Q5, Q7, Q8, S4, S5",
  BMW: "2 Series, 3 Series, 4 Series, 5 Series, 7 Series, i3, i4, X1, X2, X3, X4, X5, X6, X7, Z4",
  Buick: "Cascada, Enclave, Encore, Encore GX, Envision, Envista, LaCrosse, Regal, Verano",
  Cadillac: "ATS, CT4, CT5, CT6, CTS, Escalade, SRX, XT4, XT5, XT6, XTS",
  Chevrolet:
    "Blazer, Bolt EV, Camaro, Colorado, Corvette, Cruze, Equinox, Express, Impala, Malibu, Silverado 1500, Silverado 2500HD, Sonic, Spark, Suburban, Tahoe, Trailblazer, Traverse, Trax",
  Chrysler: "200, 300, Pacifica, Town & Country, Voyager",
  Dodge: "Challenger, Charger, Dart, Durango, Grand Caravan, Hornet, Journey",
  Fiat: "124 Spider, 500, 500L, 500X",
  Ford: "Bronco, Bronco Sport, EcoSport, Edge, Escape, Expedition, Explorer, F-150, F-250, F-350, Fiesta, Flex, Focus, Fusion, Maverick, Mustang, Mustang Mach-E, Ranger, Taurus, Transit, Transit Connect",
  Genesis: "G70, G80, G90, GV70, GV80",
  GMC: "Acadia, Canyon, Savana, Sierra 1500, Sierra 2500HD, Terrain, Yukon, Yukon XL",
  Honda: "Accord, Civic, CR-V, CR-Z, Fit, HR-V, Insight, Odyssey, Passport, Pilot, Ridgeline",
  Hyundai:
    "Accent, Azera, Elantra, Ioniq, Ioniq 5, Kona, Palisade, Santa Cruz, Santa Fe, Sonata, Tucson, Veloster, Venue",
  Infiniti: "Q50, Q60, Q70, QX30, QX50, QX55, QX60, QX80",
  Jaguar: "E-PACE, F-PACE, F-TYPE, I-PACE, XE, XF, XJ",
  Jeep: "Cherokee, Compass, Gladiator, Grand Cherokee, Grand Wagoneer, Patriot, Renegade, Wagoneer, Wrangler",
  Kia: "Cadenza, Carnival, EV6, Forte, K5, Niro, Optima, Rio, Sedona, Seltos, Sorento, Soul, Sportage, Stinger, Telluride",
  "Land Rover":
    "Defender, Discovery, Discovery Sport, Range Rover, Range Rover Evoque, Range Rover Sport, Range Rover Velar",
  Lexus: "ES, GS, GX, IS, LC, LS, LX, NX, RC, RX, TX, UX",
  Lincoln: "Aviator, Continental, Corsair, MKC, MKX, MKZ, Nautilus, Navigator",
  Mazda: "CX-3, CX-30, CX-5, CX-50, CX-9, CX-90, Mazda3, Mazda6, MX-5 Miata",
  "Mercedes-Benz":
    "A-Class, C-Class, CLA, CLS, E-Class, G-Class, GLA, GLB, GLC, GLE, GLS, Metris, S-Class, Sprinter",
  Mini: "Clubman, Cooper, Countryman, Hardtop",
  Mitsubishi:
    "Eclipse Cross, Galant, Lancer, Mirage, Mirage G4, Outlander, Outlander PHEV, Outlander Sport",
  Nissan:
    "370Z, Altima, Armada, Frontier, Juke, Kicks, Leaf, Maxima, Murano, NV200, Pathfinder, Quest, Rogue, Rogue Sport, Sentra, Titan, Versa, Xterra, Z",
  Pontiac: "G6, G8, Grand Prix, Solstice, Vibe",
  Porsche: "718 Boxster, 718 Cayman, 911, Cayenne, Macan, Panamera, Taycan",
  Ram: "1500, 2500, 3500, ProMaster, ProMaster City",
  Saturn: "Aura, Ion, Outlook, Sky, Vue",
  Scion: "FR-S, iA, iM, tC, xB, xD",
  Subaru: "Ascent, BRZ, Crosstrek, Forester, Impreza, Legacy, Outback, Solterra, WRX",
  Tesla: "Model 3, Model S, Model X, Model Y",
  Toyota:
    "4Runner, 86, Avalon, bZ4X, C-HR, Camry, Corolla, Corolla Cross, Crown, GR86, Highlander, Land Cruiser, Matrix, Prius, RAV4, Sequoia, Sienna, Supra, Tacoma, Tundra, Venza, Yaris",
  Volkswagen: "Arteon, Atlas, Beetle, CC, Golf, GTI, ID.4, Jetta, Passat, Taos, Tiguan, Touareg",
  Volvo: "C40, S60, S90, V60, V90, XC40, XC60, XC90",
};
