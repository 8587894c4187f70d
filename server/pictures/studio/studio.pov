// The studio in which the demo's photographs are taken: materials, light, background and camera. See README.md.
#version 3.7;
#include "shapes.inc"

global_settings {
  assumed_gamma 1
  max_trace_level (SeeThrough ? 7 : 5) adc_bailout .03
  radiosity { pretrace_start .08 pretrace_end .02 count 40 nearest_count 6 error_bound .8 low_error_factor .7 recursion_limit 1 minimum_reuse .015 }
}

#macro Plain(C) pigment { color C } #end

// Motifs, in colours that contrast.
#declare Light = srgb <.945, .91, .83>;
#declare Dark = srgb <.16, .16, .18>;
#macro Patterned(C, Name)
  #if (C.red * .3 + C.green * .59 + C.blue * .11 > .3) #local A = Dark; #else #local A = Light; #end
  #switch (0)
    #case (strcmp(Name, "bands")) pigment { gradient y color_map { [.72 color C] [.73 color A] } scale .5 translate .12*y } #break
    #case (strcmp(Name, "stripes")) pigment { radial frequency 24 color_map { [.7 color C] [.72 color A] } } #break
    #case (strcmp(Name, "check")) pigment { gradient x pigment_map { [.7 gradient <0, 1, 1> color_map { [.7 color C] [.72 color C*.5+A*.5] } scale .71] [.72 gradient <0, 1, 1> color_map { [.7 color C*.5+A*.5] [.72 color A] } scale .71] } scale .3 } #break
    #case (strcmp(Name, "speckle")) pigment { bozo color_map { [.3 color A] [.32 color C] } scale .035 } #break
    #case (strcmp(Name, "dots")) pigment { leopard color_map { [.72 color C] [.76 color A] } scale .045 } #break
    #else pigment { color C }
  #end
#end

#macro Gloss(P) material { texture { pigment { P } finish { diffuse .8 specular .25 roughness .004 reflection { .02, .5 fresnel on } conserve_energy } } interior { ior 1.5 } } #end
#macro Satin(P) material { texture { pigment { P } normal { granite .03 scale .05 } finish { diffuse .8 specular .16 roughness .04 reflection { 0, .12 fresnel on } conserve_energy } } interior { ior 1.45 } } #end
#macro Matte(P) material { texture { pigment { P } normal { granite .06 scale .12 } finish { diffuse .85 specular .04 roughness .15 } } } #end
#macro Metal(C) material { texture { pigment { rgb C } normal { bumps .006 scale <1.2, .04, 1.2> } finish { diffuse .2 specular .5 roughness .025 metallic reflection { .55, .8 metallic } conserve_energy } } } #end
#macro Tinted(C) material { texture { pigment { rgbf <C.red, C.green, C.blue, .96> } finish { diffuse 0 specular .7 roughness .002 reflection { .02, .8 fresnel on } conserve_energy } } interior { ior 1.5 fade_color C fade_distance 1.6 fade_power 1 } } #end
#macro Wood(C) material { texture { pigment { wood turbulence .06 octaves 4 color_map { [0 color C*.72] [.35 color C] [.8 color C*1.12] [1 color C*.8] } scale <.13, .13, 2.2> rotate <3, 92, 4> translate <.3, .2, .7> } normal { granite .05 scale <.6, .03, .03> } finish { diffuse .82 specular .12 roughness .06 } } } #end
#macro Cloth(P) material { texture { pigment { P } normal { average normal_map { [1 gradient x .35 sine_wave scale .022] [1 gradient y .35 sine_wave scale .022] [1 gradient z .35 sine_wave scale .022] [1.5 bumps .25 scale .07] } } finish { diffuse .88 specular .02 roughness .2 } } } #end
#macro Card(P) material { texture { pigment { P } normal { granite .05 scale .25 } finish { diffuse .86 specular .02 roughness .2 } } } #end
#macro Weave(C) material { texture { pigment { bozo color_map { [0 color C*.7] [1 color C*1.15] } scale <.12, .02, .12> } normal { average normal_map { [1 gradient y 1.2 sine_wave scale .05] [1 radial 1 sine_wave frequency 46] [.5 bumps .4 scale .02] } } finish { diffuse .85 } } } #end

#declare Steel = Metal(<.62, .64, .66>)
#declare Brass = Metal(<.75, .55, .28>)
#declare Copper = Metal(<.74, .32, .17>)
#declare Iron = Satin(Plain(srgb <.16, .16, .17>))
#declare Black = Satin(Plain(srgb <.13, .13, .14>))
#declare Grey = Satin(Plain(srgb <.5, .52, .54>))
#declare White = Gloss(Plain(srgb <.93, .92, .89>))
#declare Paper = Card(Plain(srgb <.95, .94, .91>))
#declare Beech = Wood(srgb <.8, .6, .38>)
#declare Linen = Cloth(Plain(srgb <.93, .9, .84>))
#declare Glow = Satin(Plain(srgb <.96, .93, .87>))
#declare Clear = Tinted(<.97, .99, .985>)

// The material of the body, as the catalogue names it.
#macro Stuff(Name, C, Motif)
  #local P = Patterned(C, Motif)
  #switch (0)
    #case (strcmp(Name, "steel")) #case (strcmp(Name, "vanadium")) Steel #break
    #case (strcmp(Name, "carbonSteel")) Metal(<.5, .52, .54>) #break
    #case (strcmp(Name, "aluminium")) Metal(<.72, .73, .74>) #break
    #case (strcmp(Name, "copper")) Copper #break
    #case (strcmp(Name, "castIron")) Iron #break
    #case (strcmp(Name, "glass")) #case (strcmp(Name, "borosilicate")) Clear #break
    #case (strcmp(Name, "greenGlass")) Tinted(<.84, .96, .88>) #break
    #case (strcmp(Name, "oak")) #case (strcmp(Name, "acacia")) #case (strcmp(Name, "bamboo")) #case (strcmp(Name, "pine")) #case (strcmp(Name, "cedar")) Wood(C) #break
    #case (strcmp(Name, "jute")) #case (strcmp(Name, "rattan")) #case (strcmp(Name, "seagrass")) Weave(C) #break
    #case (strcmp(Name, "cotton")) #case (strcmp(Name, "linen")) #case (strcmp(Name, "wool")) #case (strcmp(Name, "fabricShade")) Cloth(P) #break
    #case (strcmp(Name, "kraft")) #case (strcmp(Name, "cardboard")) #case (strcmp(Name, "recycledPaper")) Card(P) #break
    #case (strcmp(Name, "stoneware")) #case (strcmp(Name, "melamine")) #case (strcmp(Name, "plastic")) #case (strcmp(Name, "abs")) Satin(P) #break
    #case (strcmp(Name, "silicone")) #case (strcmp(Name, "recycledPlastic")) #case (strcmp(Name, "cellulose")) Matte(P) #break
    #else Gloss(P)
  #end
#end

// A vessel: radius at the base and at the rim, height, thickness, radius of the edge at the base.
#macro Vessel(Base, Rim, H, T, E)
  #local Lean = (Rim - Base) / H;
  lathe { cubic_spline 17
    <-.1, 0>, <0, 0>, <Base * .5, 0>, <Base - E, 0>, <Base - E * .3, E * .3>, <Base + Lean * E, E>, <Base + Lean * H * .5, H * .5>, <Base + Lean * H * .9, H * .9>,
    <Rim, H - T * .5>, <Rim - T * .5, H>, <Rim - T, H - T * .5>, <Base + Lean * H * .9 - T, H * .9>, <Base + Lean * H * .5 - T, H * .5>,
    <Base - T + Lean * E, E + T>, <Base - E - T * .6, T * 1.3>, <0, T>, <-.1, T> }
#end
#macro Tube(A, B, R) Round_Cylinder_Union(A, B, R, min(R * .25, vlength(B - A) * .45)) #end
#macro Slab(A, B, E) Round_Box_Union(A, B, E) #end
// A rod through four points.
#macro Bow(A, B, C, D, R) sphere_sweep { cubic_spline 6, A*2-B, R, A, R, B, R, C, R, D, R, D*2-C, R tolerance 1e-4 } #end
#macro Rod(A, B, R) union { cylinder { A, B, R } sphere { A, R } sphere { B, R } } #end

// Where the camera stands: degrees above the thing and around it, and how much closer than its bounds ask for.
#declare View = <23, 22, 1>;

// No two photographs are taken from quite the same place.
#macro Shoot(Thing, Nudge)
  #local Elevation = View.x + mod(Nudge, 7) - 3;
  #local Azimuth = View.y + mod(Nudge, 11) - 5;
  #local A = min_extent(Thing);
  #local B = max_extent(Thing);
  #local S = 2 / max(B.x - A.x, B.y - A.y, B.z - A.z);
  #local Origin = <(A.x + B.x) / 2, 0, (A.z + B.z) / 2>;
  object { Thing translate -Origin scale S rotate -Azimuth*y }
  #local Ahead = vrotate(z, Elevation*x);
  #local Above = vrotate(y, Elevation*x);
  #local Eye = -Ahead * 9 + y * B.y * S / 2;
  #local U0 = 9; #local U1 = -9; #local V0 = 9; #local V1 = -9;
  #for (I, 0, 7)
    #local Corner = <(mod(I, 2) ? B.x : A.x), (mod(floor(I/2), 2) ? B.y : A.y), (I > 3 ? B.z : A.z)>;
    #local Q = vrotate((Corner - Origin) * S, -Azimuth*y) - Eye;
    #local U = Q.x / vdot(Q, Ahead); #local V = vdot(Q, Above) / vdot(Q, Ahead);
    #local U0 = min(U0, U); #local U1 = max(U1, U); #local V0 = min(V0, V); #local V1 = max(V1, V);
  #end
  #local Frame = max(U1 - U0, V1 - V0) / (.84 * View.z);
  camera { location Eye direction Ahead + x * (U0 + U1) / 2 + Above * ((V0 + V1) / 2 - Frame * .015) right x * Frame up Above * Frame }
#end

light_source { <-7, 11, -7> rgb .78 area_light <3.5, 0, 0>, <0, 3.5, 0>, (SeeThrough ? 3 : 5), (SeeThrough ? 3 : 5) adaptive 1 jitter circular orient }
light_source { <9, 6, -8> rgb .12 shadowless }
sky_sphere { pigment { gradient y color_map { [0 rgb .6] [.46 rgb .22] [.55 rgb .5] [.75 rgb .75] [.88 rgb .4] [1 rgb .7] } scale 2 translate -1 } }
// Softboxes: what polished things reflect.
union {
  box { <-9, .5, -6>, <-8.9, 9, 3> rotate 8*y }
  box { <8, 1, -3>, <8.1, 9, 0> }
  box { <-4, 10, -7>, <4, 10.1, 1> }
  pigment { rgb 1 } finish { diffuse 0 emission 1.25 } no_shadow no_image no_radiosity
}
// A black flag on the right gives metal and glass their edges.
union { box { <6, -.5, -10>, <6.1, 5, -6> } box { <-5, .6, -14>, <-3.4, 7, -14.1> } pigment { rgb .02 } finish { diffuse .1 } no_shadow no_image no_radiosity }
// Paper that hangs behind and lies below.
union {
  box { <-90, -1, -90>, <90, 0, 9> }
  difference { box { <-90, 0, 9>, <90, 12, 21> } cylinder { <-91, 12, 9>, <91, 12, 9>, 12 } }
  box { <-90, 12, 21>, <90, 90, 21.1> }
  pigment { rgb <.87, .862, .85> } finish { diffuse .76 emission .1 }
}
