import type { Half } from './voices.ts';

/** What people say in languages that the local recogniser does not know, named as espeak-ng names its voices. */
export const OTHER_TEXTS: Record<Half, readonly (readonly [language: string, text: string])[]> = {
  tuning: [
    [
      'es',
      'Nos llamaron a las dos de la tarde por un incendio en una casa de la calle principal. Cuando llegamos salía humo negro por las ventanas del segundo piso. Entramos con una línea de agua y apagamos el fuego en diez minutos. No hubo heridos.',
    ],
    [
      'es',
      'Esta mañana hubo un choque entre dos coches en la carretera del norte. El conductor estaba atrapado y tuvimos que cortar la puerta para sacarlo. La ambulancia lo llevó al hospital con una pierna rota. La policía cerró el camino durante una hora.',
    ],
    [
      'es-419',
      'La señora dijo que la estufa se quedó prendida mientras ella hablaba por teléfono. Los vecinos vieron las llamas y llamaron a los bomberos. Revisamos toda la casa y no encontramos a nadie más. La familia va a dormir con sus parientes esta noche.',
    ],
    [
      'es-419',
      'El fuego empezó en el patio de atrás, cerca de los árboles secos. El viento soplaba fuerte y las chispas cayeron sobre el techo del vecino. Usamos dos camiones y casi mil litros de agua. Nos quedamos hasta la madrugada para vigilar las brasas.',
    ],
    [
      'fr',
      'Nous avons été appelés pour un feu de cuisine au troisième étage. À notre arrivée, de la fumée sortait par la fenêtre et les habitants étaient déjà dehors. Nous avons éteint le feu avec une petite lance et ouvert toutes les fenêtres.',
    ],
    [
      'fr',
      'Hier soir, une voiture a quitté la route et heurté un arbre près du village. Le conducteur respirait mais ne répondait pas. Nous avons coupé le toit pour le dégager, puis un hélicoptère est venu le chercher. La route est restée fermée toute la nuit.',
    ],
    [
      'de',
      'Wir wurden um halb drei zu einem Brand in einem Wohnhaus gerufen. Als wir ankamen, drang dichter Rauch aus dem Dachgeschoss. Zwei Trupps gingen mit Atemschutz hinein und löschten das Feuer. Eine ältere Frau wurde ins Krankenhaus gebracht.',
    ],
    [
      'de',
      'Am Morgen lief nach dem starken Regen Wasser in mehrere Keller. Wir haben mit drei Pumpen gearbeitet und die Straße mit Sandsäcken gesichert. Der Strom musste abgeschaltet werden. Gegen Mittag konnten die Bewohner wieder in ihre Wohnungen zurück.',
    ],
    [
      'it',
      'Siamo stati chiamati per un incendio in un magazzino vicino alla stazione. Le fiamme uscivano già dal tetto e abbiamo dovuto lavorare da fuori. Il fumo ha costretto le famiglie vicine a lasciare le case per qualche ora.',
    ],
    [
      'it',
      'Una signora anziana è caduta in casa e non riusciva ad aprire la porta. Siamo entrati dalla finestra con la scala e le abbiamo dato i primi soccorsi. Poi è arrivata l’ambulanza e l’ha portata via. Il figlio è stato avvisato per telefono.',
    ],
    [
      'pt-br',
      'Recebemos o chamado de um incêndio em um apartamento no centro da cidade. Havia muita fumaça na escada e ajudamos três pessoas a descer. O fogo começou em uma tomada atrás da geladeira e foi apagado rapidamente.',
    ],
    [
      'pt-br',
      'Ontem à noite um caminhão virou na estrada e derramou combustível no rio. Fechamos a pista nos dois sentidos e colocamos barreiras para segurar o óleo. O motorista estava bem, só com alguns arranhões. O trabalho durou até de manhã.',
    ],
    [
      'pl',
      'Zostaliśmy wezwani do pożaru stodoły za wsią. Kiedy przyjechaliśmy, dach już się palił i wiatr niósł iskry na sąsiednie domy. Wodę braliśmy z rzeki. Nikomu nic się nie stało, ale gospodarz stracił całe siano.',
    ],
    [
      'pl',
      'Wczoraj wieczorem samochód osobowy zderzył się z autobusem na skrzyżowaniu. Dwie osoby były ranne, jedna z nich została zakleszczona. Musieliśmy użyć narzędzi hydraulicznych. Ruch przywrócono dopiero po dwóch godzinach.',
    ],
    [
      'ru',
      'Нас вызвали на пожар в жилом доме на улице Ленина. Когда мы приехали, из окон второго этажа шёл густой дым. Мы вывели двух человек и потушили огонь за двадцать минут. Причина пожара пока неизвестна.',
    ],
    [
      'ru',
      'Утром на трассе столкнулись две машины. Водителя пришлось вырезать из кабины, он был в сознании. Скорая помощь увезла его в больницу. Дорогу открыли только через три часа, потому что шёл сильный снег.',
    ],
    [
      'nl',
      'We werden om kwart over vier gebeld voor een brand in een schuur. Toen we aankwamen stond het dak al in brand. De dieren waren gelukkig al buiten. We hebben water uit de sloot gehaald en alles nat gehouden tot de avond.',
    ],
    [
      'nl',
      'Gisteren is een fietser onder een vrachtwagen gekomen bij de brug. We hebben de wagen opgetild en het slachtoffer voorzichtig weggehaald. De dokter was er binnen tien minuten. De weg bleef de hele middag dicht.',
    ],
    [
      'sv',
      'Vi fick larm om en brand i en källare mitt i natten. Det var mycket rök i trapphuset och flera familjer stod på balkongerna. Vi hjälpte dem ner med stegen och släckte elden med skum. Ingen blev allvarligt skadad.',
    ],
    [
      'sv',
      'En båt hade gått på grund utanför hamnen och tog in vatten. Vi åkte ut med räddningsbåten och hämtade fyra personer. Det blåste hårt och vattnet var mycket kallt. Alla fick filtar och varm dryck på stationen.',
    ],
    [
      'fi',
      'Saimme hälytyksen kerrostalon palosta kello kolmen aikaan. Portaikossa oli paljon savua ja asukkaat odottivat parvekkeilla. Sammutimme palon nopeasti ja tuuletimme huoneet. Yksi mies vietiin sairaalaan tarkastettavaksi.',
    ],
    [
      'fi',
      'Aamulla auto oli ajanut järveen ohuen jään läpi. Kaksi sukeltajaa meni veteen ja toi kuljettajan rannalle. Hän oli kylmissään mutta tajuissaan. Auto nostettiin ylös vasta seuraavana päivänä.',
    ],
    [
      'cs',
      'Byli jsme povoláni k požáru lesa nedaleko rybníka. Hořela suchá tráva a oheň se rychle šířil ke stromům. Vodu jsme vozili cisternou a pomáhal nám i vrtulník. Po čtyřech hodinách bylo všechno uhašeno.',
    ],
    [
      'cs',
      'Včera odpoledne spadl strom na střechu školy. Nikdo nebyl zraněn, protože děti už byly doma. Strom jsme rozřezali motorovou pilou a střechu zakryli plachtou. Ředitel nám poděkoval a uvařil kávu.',
    ],
    [
      'hi',
      'हमें दोपहर दो बजे एक घर में आग लगने की सूचना मिली। जब हम पहुँचे तो खिड़कियों से काला धुआँ निकल रहा था। हमने दो बच्चों को बाहर निकाला और आग पर पानी डाला। किसी को चोट नहीं आई।',
    ],
    [
      'hi',
      'कल रात तेज़ बारिश के बाद सड़क पर पानी भर गया था। एक बस बीच में रुक गई और लोग छत पर बैठे थे। हमने नाव से सबको किनारे पहुँचाया। सुबह तक हमारा काम चलता रहा।',
    ],
    [
      'yue',
      '我们下午两点接到电话，说一栋楼房着火了。到达的时候，三楼的窗户冒着黑烟。我们带着水管上楼，很快就把火扑灭了。没有人受伤。',
    ],
    [
      'yue',
      '今天早上，高速公路上有两辆车相撞。司机被困在车里，我们用工具打开了车门。救护车把他送到了医院。道路关闭了一个小时。',
    ],
    [
      'ja',
      'ごご にじ に かじ の つうほう が ありました。 とうちゃく した とき、 にかい の まど から けむり が でて いました。 すぐに みず を かけて ひ を けしました。 けが を した ひと は いません でした。',
    ],
    [
      'ja',
      'けさ、 おおきな じしん が ありました。 ふるい いえ が たおれて、 おばあさん が なか に とじこめられました。 わたしたち は いちじかん かけて たすけだしました。 いま は びょういん で やすんで います。',
    ],
    [
      'vi',
      'Chúng tôi nhận được tin báo cháy nhà lúc hai giờ chiều. Khi đến nơi, khói đen bốc ra từ cửa sổ tầng hai. Chúng tôi đưa hai người ra ngoài và dập tắt lửa. Không ai bị thương.',
    ],
    [
      'vi',
      'Sáng nay có một chiếc xe tải lật trên đường quốc lộ. Tài xế bị kẹt trong xe và chúng tôi phải cắt cửa để đưa anh ra. Xe cứu thương chở anh đến bệnh viện. Đường bị đóng trong hai giờ.',
    ],
    [
      'tr',
      'Saat üçte bir apartmanda yangın ihbarı aldık. Vardığımızda ikinci kattan duman çıkıyordu. İçeride kalan iki kişiyi merdivenle indirdik. Yangın mutfakta başlamıştı ve kısa sürede söndürüldü.',
    ],
    [
      'tr',
      'Dün gece şiddetli yağmurdan sonra dere taştı ve birçok evi su bastı. Botlarla insanları kurtardık ve okula götürdük. Elektrikler kesilmişti. Sabaha kadar pompalarla su çektik.',
    ],
    [
      'ar',
      'تلقينا بلاغا عن حريق في منزل في الساعة الثانية ظهرا. عندما وصلنا كان الدخان يخرج من النوافذ. أخرجنا طفلين من البيت وأطفأنا النار بسرعة. لم يصب أحد بأذى.',
    ],
    [
      'ar',
      'وقع حادث بين سيارتين على الطريق السريع هذا الصباح. كان السائق محاصرا داخل السيارة فقطعنا الباب. نقلته سيارة الإسعاف إلى المستشفى. أغلق الطريق لمدة ساعة.',
    ],
    [
      'ko',
      '오후 두 시에 집에 불이 났다는 신고를 받았습니다. 도착했을 때 이층 창문에서 검은 연기가 나오고 있었습니다. 우리는 물을 뿌려서 불을 껐습니다. 다친 사람은 없었습니다.',
    ],
    [
      'ko',
      '오늘 아침 고속도로에서 자동차 두 대가 부딪쳤습니다. 운전자가 차 안에 갇혀서 문을 잘라야 했습니다. 구급차가 병원으로 데려갔습니다. 도로는 한 시간 동안 막혔습니다.',
    ],
    [
      'ro',
      'Am fost chemați la un incendiu într-o casă de la marginea satului. Când am ajuns, acoperișul ardea deja. Am scos mobila din camera din față și am stins focul cu două mașini. Nimeni nu a fost rănit.',
    ],
    [
      'ro',
      'Aseară un copil a căzut într-o fântână adâncă din curte. Am coborât cu frânghia și l-am scos în mai puțin de o jumătate de oră. Era speriat și ud, dar sănătos. Mama lui ne-a mulțumit plângând.',
    ],
    [
      'hu',
      'Délután kettőkor riasztottak minket egy lakástűzhöz. Amikor megérkeztünk, sűrű füst jött az ablakokból. Két embert kihoztunk a lépcsőházból, és eloltottuk a tüzet. Senki sem sérült meg.',
    ],
    [
      'hu',
      'Tegnap este egy autó az árokba csúszott a jeges úton. A vezető nem tudott kiszállni, ezért levágtuk az ajtót. A mentők kórházba vitték. Az utat két órára lezárták.',
    ],
    [
      'id',
      'Kami menerima laporan kebakaran rumah pada pukul dua siang. Ketika kami tiba, asap hitam keluar dari jendela lantai dua. Kami masuk membawa selang dan memadamkan api. Tidak ada yang terluka.',
    ],
    [
      'id',
      'Tadi pagi sebuah truk terbalik di jalan raya dan sopirnya terjepit. Kami memotong pintu untuk mengeluarkan dia. Ambulans membawanya ke rumah sakit. Jalan ditutup selama satu jam.',
    ],
    [
      'el',
      'Μας κάλεσαν για φωτιά σε ένα σπίτι στο κέντρο της πόλης. Όταν φτάσαμε, έβγαινε μαύρος καπνός από τα παράθυρα. Βγάλαμε έξω δύο παιδιά και σβήσαμε τη φωτιά. Κανείς δεν τραυματίστηκε.',
    ],
    [
      'el',
      'Χθες το βράδυ ένα αυτοκίνητο έπεσε στη θάλασσα κοντά στο λιμάνι. Ο οδηγός βγήκε μόνος του από το παράθυρο. Οι δύτες έψαξαν μήπως υπήρχε και άλλος μέσα. Το πρωί το σήκωσαν με γερανό.',
    ],
    [
      'ca',
      'Ens van avisar d’un incendi en un pis del carrer Major. Quan vam arribar sortia fum per la finestra del menjador. Vam entrar amb una mànega i vam apagar el foc de seguida. Ningú no va prendre mal.',
    ],
    [
      'ca',
      'Ahir a la nit un cotxe va caure a la cuneta per culpa del gel. El conductor es queixava del coll i li vam posar un collaret. L’ambulància se’l va endur a l’hospital. La carretera va quedar tallada una hora.',
    ],
  ],
  judging: [
    [
      'es',
      'Ayer por la tarde se quemó un coche en el aparcamiento del supermercado. El dueño había intentado apagarlo con una manta. Usamos espuma y en cinco minutos ya no había llamas.',
    ],
    [
      'es-419',
      'Un niño de seis años se cayó del columpio y se golpeó la cabeza. Su mamá estaba muy asustada. Le pusimos hielo y lo revisamos, y después se fueron a su casa caminando.',
    ],
    [
      'fr',
      'Ce matin, un chat était coincé en haut d’un grand sapin depuis deux jours. Nous avons sorti la grande échelle et un collègue l’a descendu dans un sac. La vieille dame pleurait de joie.',
    ],
    [
      'de',
      'In der Küche eines Restaurants hatte das Fett in einer Pfanne Feuer gefangen. Der Koch hatte schon einen Deckel darauf gelegt. Wir haben gelüftet und die Abzugshaube mit der Kamera geprüft.',
    ],
    [
      'it',
      'Ieri sera il vento forte ha fatto cadere un albero sulla strada principale. Lo abbiamo tagliato con la motosega e portato via i rami. Una macchina era un po’ ammaccata, ma dentro non c’era nessuno.',
    ],
    [
      'pt',
      'Na segunda-feira fomos chamados porque cheirava a gás numa escola. As crianças saíram para o recreio e nós fechámos a torneira. Depois de abrir as janelas, tudo voltou ao normal.',
    ],
    [
      'uk',
      'Вчора ввечері загорілася стара комора біля річки. Сусіди носили воду відрами, поки ми не приїхали. За пів години вогонь був погашений, і ніхто не постраждав.',
    ],
    [
      'bg',
      'Тази сутрин получихме сигнал за дим в жилищна сграда. Оказа се, че една жена е забравила тенджера на печката. Отворихме прозорците и изнесохме тенджерата навън.',
    ],
    [
      'hr',
      'Jučer je na cesti prema moru zapalio kamion pun drva. Vozač je na vrijeme iskočio iz kabine. Gasili smo ga dva sata, a promet je stajao do večeri.',
    ],
    [
      'sk',
      'Včera popoludní horela tráva pri železničnej trati. Vlaky museli zastať na celú hodinu. Oheň sme uhasili a miesto sme strážili až do tmy.',
    ],
    [
      'da',
      'I går aftes gik alarmen på plejehjemmet. En beboer havde brændt sit brød på, og der var røg på gangen. Vi luftede ud og nulstillede alarmen, og alle kunne gå i seng igen.',
    ],
    [
      'nb',
      'En mann hadde falt gjennom isen mens han fisket. Vi la ut en stige og trakk ham inn til land. Han frøs veldig, men kunne snakke med oss hele tiden.',
    ],
    [
      'et',
      'Eile öösel süttis vana maja küla ääres. Kui me kohale jõudsime, oli katus juba sisse kukkunud. Kedagi sees ei olnud ja naabrite maju me hoidsime märjana.',
    ],
    [
      'lv',
      'Vakar pēcpusdienā dega sausa zāle pie upes. Vējš bija stiprs un liesmas tuvojās mājām. Mēs strādājām trīs stundas, līdz viss bija nodzēsts.',
    ],
    [
      'lt',
      'Šįryt automobilis nuslydo nuo kelio ir apvirto griovyje. Vairuotoja pati išlipo pro langą. Mes patikrinome, ar neteka degalai, ir palaukėme policijos.',
    ],
    [
      'sl',
      'Včeraj je v garaži zagorel star avtomobil. Lastnik ga je skušal pogasiti z vodo iz vrta. Ko smo prišli, je bilo vse polno dima, vendar ni bil nihče poškodovan.',
    ],
    [
      'sq',
      'Dje në mbrëmje ra zjarr në një magazinë pranë tregut. Erdhëm me tri makina dhe punuam deri në mëngjes. Askush nuk u lëndua, por malli u dogj i gjithi.',
    ],
    [
      'sw',
      'Jana jioni nyumba moja iliwaka moto karibu na soko. Majirani walisaidia kubeba maji kwa ndoo. Tulipofika tulizima moto haraka na hakuna mtu aliyeumia.',
    ],
    [
      'ms',
      'Pagi tadi sebuah kereta terbakar di tepi jalan besar. Pemandu sempat keluar sebelum api merebak. Kami memadamkan api dalam masa sepuluh minit dan membersihkan jalan.',
    ],
    [
      'bn',
      'গতকাল রাতে বাজারের একটা দোকানে আগুন লেগেছিল। আমরা তিনটা গাড়ি নিয়ে গিয়ে আগুন নিভিয়েছি। কেউ আহত হয়নি, কিন্তু সব মাল পুড়ে গেছে।',
    ],
    [
      'ur',
      'کل رات ایک گودام میں آگ لگ گئی تھی۔ ہم تین گاڑیاں لے کر وہاں پہنچے۔ دو گھنٹے بعد آگ بجھ گئی اور کوئی زخمی نہیں ہوا۔',
    ],
    [
      'fa',
      'دیشب یک انبار نزدیک بازار آتش گرفت. ما با سه ماشین به آنجا رفتیم. بعد از دو ساعت آتش خاموش شد و کسی زخمی نشد.',
    ],
    ['ta', 'நேற்று இரவு ஒரு கடையில் தீ பிடித்தது. நாங்கள் மூன்று வண்டிகளுடன் சென்று தீயை அணைத்தோம். யாருக்கும் காயம் இல்லை.'],
    [
      'ka',
      'გუშინ საღამოს ძველ სახლს ცეცხლი გაუჩნდა. მეზობლებმა წყალი ვედროებით მოიტანეს. ჩვენ ცეცხლი ნახევარ საათში ჩავაქრეთ და არავინ დაშავებულა.',
    ],
  ],
};
